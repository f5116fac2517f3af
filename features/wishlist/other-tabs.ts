const name = 'wishlist'

/** The list has changed here: the browser's other tabs ask for it again. */
export function tellOtherTabs() {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(name)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only and takes no name of one
  channel.postMessage('changed')
  channel.close()
}

/** Calls back when another tab has changed the list; gives the way to stop. */
export function onOtherTab(callback: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {}
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', callback)
  return () => channel.close()
}
