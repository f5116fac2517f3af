/** What a browser's tabs tell each other of: one's list of wishes, and one's choice about cookies. */
type Subject = 'wishlist' | 'cookie-choice'

/** It has changed here: the other tabs read it again. Old browsers have no channels; their tabs find out when they are next loaded. */
export function notifyOtherTabs(subject: Subject) {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(subject)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only and takes no name of one
  channel.postMessage('changed')
  channel.close()
}

/** Calls back when another tab has changed it; gives the way to stop. */
export function onOtherTabChange(subject: Subject, callback: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {}
  const channel = new BroadcastChannel(subject)
  channel.addEventListener('message', callback)
  return () => channel.close()
}
