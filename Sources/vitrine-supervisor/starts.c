// Processes that the child's code starts. A filter of system calls in the child (SECCOMP_RET_USER_NOTIF) lets each wait
// here until it is answered: so nobody has to look again and again whether there are any.
#define _GNU_SOURCE
#include "supervisor.h"

#include <errno.h>
#include <linux/seccomp.h>
#include <stdint.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/socket.h>

int make_link(int ends[2]) { return socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends); }

int take_listener(int link) {
  char byte;
  union { char bytes[CMSG_SPACE(sizeof(int))]; struct cmsghdr head; } control;
  struct iovec part = {&byte, 1};
  struct msghdr message = {
    .msg_iov = &part, .msg_iovlen = 1, .msg_control = &control, .msg_controllen = sizeof control};
  if (recvmsg(link, &message, MSG_CMSG_CLOEXEC | MSG_DONTWAIT) <= 0) return -1;
  struct cmsghdr *head = CMSG_FIRSTHDR(&message);
  if (!head || head->cmsg_level != SOL_SOCKET || head->cmsg_type != SCM_RIGHTS) return -1;
  int listener;
  memcpy(&listener, CMSG_DATA(head), sizeof listener);
  return listener;
}

void answer_start(int listener, int is_refused) {
  // Newer kernels write more than older headers know of.
  union { struct seccomp_notif call; uint64_t room[64]; } asked;
  union { struct seccomp_notif_resp answer; uint64_t room[64]; } given;
  memset(&asked, 0, sizeof asked);
  memset(&given, 0, sizeof given);
  if (ioctl(listener, SECCOMP_IOCTL_NOTIF_RECV, &asked) != 0) return;
  given.answer.id = asked.call.id;
  if (is_refused)
    given.answer.error = -EAGAIN;
  else
    given.answer.flags = SECCOMP_USER_NOTIF_FLAG_CONTINUE;
  ioctl(listener, SECCOMP_IOCTL_NOTIF_SEND, &given);
}
