/**
 * Lets `perTurn` waiting callers go on in each turn of the event loop, so that other requests are answered between them. The returned function resolves when it
 * is the caller's turn.
 */
export function createEventLoopQueue({ perTurn }: { perTurn: number }): () => Promise<void> {
  const waiting: (() => void)[] = []

  function resumeNext() {
    for (const resume of waiting.splice(0, perTurn)) resume()
    if (waiting.length > 0) setImmediate(resumeNext)
  }

  return function waitForTurn() {
    return new Promise((resolve) => {
      waiting.push(resolve)
      if (waiting.length === 1) setImmediate(resumeNext)
    })
  }
}
