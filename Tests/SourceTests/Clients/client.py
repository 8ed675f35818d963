"""A plain client of `vitrine serve`: opens a source, taps, edits the source, and asks for its pictures."""
import base64, json, statistics, subprocess, sys, time

class Server:
    """Requests and answers, a line each; news in between is kept."""

    def __init__(self, program, *options):
        self.process = subprocess.Popen(
            [program, "serve", *options], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.count, self.news = 0, []

    def call(self, method, **params):
        self.count += 1
        request = {"jsonrpc": "2.0", "id": self.count, "method": method, "params": params}
        self.process.stdin.write(json.dumps(request).encode() + b"\n")
        self.process.stdin.flush()
        while True:
            answer = json.loads(self.process.stdout.readline())
            if answer.get("id") == self.count:
                break
            self.news.append(answer)
        if "error" in answer:
            raise RuntimeError(answer["error"]["message"])
        return answer["result"]

    def end(self):
        self.process.stdin.close()
        return self.process.wait(10)

def views(nodes):
    for node in nodes:
        yield node
        yield from views(node.get("views", []))

program, source, edits = sys.argv[1], sys.argv[2], int(sys.argv[3])
server = Server(program)
offer = server.call("open", sources=[source])
names = [(node["class"], node.get("text")) for node in views(server.call("describe")["views"])]
server.call("tap", text="Start")
tapped = [node.get("text") for node in views(server.call("describe")["views"])]
text = open(source).read()
pictures, times = set(), []
for edit in range(edits):
    with open(source, "w") as file:
        file.write(text.replace("cornerRadius = 0", f"cornerRadius = {edit + 1}"))
    began = time.monotonic()
    pictures.add(base64.b64decode(server.call("picture")["png"]))
    times.append(time.monotonic() - began)
with open(source, "w") as file:
    file.write(text.replace("cornerRadius = 0", "cornerRadius = ?"))
try:
    server.call("picture")
    problem = ""
except RuntimeError as error:
    problem = str(error)
states = [news["params"]["state"] for news in server.news if news["method"] == "diagnostics"]
print(json.dumps({
    "offer": offer, "names": names, "tapped": tapped, "pictures": len(pictures),
    "median": statistics.median(times) if times else 0, "problem": problem,
    "states": list(dict.fromkeys(states))[:2], "status": server.end()}))
