type Subject = 'wishlist' | 'cookie-choice'

/** Tells the other tabs to reload a subject. Without BroadcastChannel they do so with their next page. */
export function notifyOtherTabs(subject: Subject) {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(subject)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only and takes no name of one
  channel.postMessage('changed')
  channel.close()
}

/** Calls back when another tab changes the subject; returns the unsubscribe function. */
export function onOtherTabChange(subject: Subject, callback: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {}
  const channel = new BroadcastChannel(subject)
  channel.addEventListener('message', callback)
  return () => channel.close()
}
