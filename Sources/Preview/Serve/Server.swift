// `vitrine serve`: JSON-RPC 2.0 over the standard streams, for editors and agents.

internal import CoreGraphics
internal import Glibc
internal import MainLoop
internal import Messages
internal import Pages

/// A server with one client, which ends with its input and with the process that started it.
@MainActor
final class Server {
  private let isMCP: Bool
  private let loop: EventLoop
  private let page: ServedPage
  private let methods: ServerMethods
  /// The methods as the protocol's tools.
  private let tools: ToolProtocol
  /// Takes each answer, and news.
  private let send: (Data) -> Void

  /// A server that speaks the Model Context Protocol, or else JSON-RPC with the methods' own names. `send` takes answers
  /// that were not asked for.
  init(isMCP: Bool, on loop: EventLoop, news send: @escaping (Data) -> Void) {
    self.isMCP = isMCP
    self.loop = loop
    self.send = send
    page = ServedPage(on: loop)
    methods = ServerMethods(page: page)
    tools = ToolProtocol(methods: methods)
    page.onStatus = { [weak self] status in self?.tell(status) }
  }

  /// Serves lines until there are no more.
  static func run(isMCP: Bool, on loop: EventLoop) async {
    _ = signal(SIGPIPE, SIG_IGN)
    let input = LineInput(STDIN_FILENO, longest: RPCRequest.longestLine, on: loop)
    let output = LineOutput(STDOUT_FILENO)
    let server = Server(isMCP: isMCP, on: loop) { output.sendIfRead($0) }
    defer { server.page.close() }
    let work = Task.onMain {
      while !output.isClosed, !Task.isCancelled {
        guard output.hasRoom else {
          await loop.sleep(for: 0.02)
          continue
        }
        switch await input.next() {
        case .end: return
        case .tooLong: output.send(server.tooLong)
        case .line(let line):
          if let answer = await server.answer(to: line) { output.send(answer) }
        }
      }
    }
    watchParent(on: loop, getppid()) { work.cancel() }
    await withTaskCancellationHandler {
      await work.value
    } onCancel: {
      work.cancel()
    }
    output.finish(within: 2)
  }

  /// Calls `body` when the process that started this one is gone: its end of the pipe may be held by others.
  private static func watchParent(
    on loop: EventLoop, _ parent: pid_t, _ body: @escaping @MainActor () -> Void
  ) {
    loop.schedule(1) {
      if getppid() == parent { watchParent(on: loop, parent, body) } else { body() }
    }
  }

  // MARK: Answers

  private var tooLong: Data {
    Self.line([
      "id": .null,
      "error": RPCError(.parse, "a line of more than \(RPCRequest.longestLine) bytes").json,
    ])
  }

  /// The answer to a line; nil: it wants none.
  func answer(to line: Data) async -> Data? {
    do throws(RPCError) {
      let (isBatch, requests) = try RPCRequest.all(in: line)
      var answers: [JSONValue] = []
      for request in requests {
        if let answer = await answer(to: request) { answers.append(.object(answer)) }
      }
      guard let first = answers.first else { return nil }
      return Data((isBatch ? JSONValue.array(answers) : first).text.utf8)
    } catch {
      return Self.line(["id": .null, "error": error.json])
    }
  }

  private static func line(_ members: [String: JSONValue]) -> Data {
    Data(JSONValue.object(members.merging(["jsonrpc": "2.0"]) { $1 }).text.utf8)
  }

  private func answer(
    to request: Result<RPCRequest, RPCRequest.IdentifiedError>
  ) async -> [String: JSONValue]? {
    switch request {
    case .failure(let failure):
      return ["jsonrpc": "2.0", "id": failure.id, "error": failure.error.json]
    case .success(let request):
      var answer: [String: JSONValue] = ["jsonrpc": "2.0", "id": request.id ?? .null]
      do throws(RPCError) {
        answer["result"] = try await result(of: request)
      } catch {
        answer["error"] = error.json
      }
      return request.id == nil ? nil : answer
    }
  }

  private func result(of request: RPCRequest) async throws(RPCError) -> JSONValue {
    if isMCP { return try await tools.result(of: request) }
    if request.method == "rpc.discover" { return try ServedSchema.methods() }
    guard let method = ServedMethod(rawValue: request.method) else {
      throw RPCError(
        .methodNotFound,
        "there is no method “\(request.method.prefix(60))”; there are "
          + ServedMethod.allCases.map(\.rawValue).joined(separator: ", "))
    }
    return try await methods.result(of: method, request.params)
  }

  // MARK: News

  /// Tells of a build, or of why there is none.
  private func tell(_ status: PageStatus) {
    let (state, message): (String, PageMessage?) =
      switch status {
      case .ready: ("ready", nil)
      case .warned(let message): ("ready", message)
      case .busy: ("building", nil)
      case .failed(let message): ("failed", message)
      }
    let parameters: [String: JSONValue] = [
      "state": .string(state), "title": .string(message?.title ?? ""),
      "messages": .array(message?.lines.map(\.json) ?? []),
    ]
    let news: [String: JSONValue] =
      isMCP
      ? [
        "method": "notifications/message",
        "params": .object([
          "level": .string(state == "failed" ? "error" : "info"), "logger": "vitrine",
          "data": .object(parameters),
        ]),
      ] : ["method": "diagnostics", "params": .object(parameters)]
    send(Self.line(news))
  }
}

extension PageMessage.Line {
  fileprivate var json: JSONValue {
    var members: [String: JSONValue] = ["text": .string(text)]
    if let place {
      members["file"] = .string(place.file)
      members["line"] = .number(Double(place.line))
      members["column"] = .number(Double(place.column))
    }
    if isPrinted { members["printed"] = .bool(true) }
    return .object(members)
  }
}
