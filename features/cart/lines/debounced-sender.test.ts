import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createDebouncedSender } from './debounced-sender'

/** A fake server that responds on demand. */
function setup() {
  const sent: { value: number; answer: (result: string) => void; fail: (error: Error) => void }[] = []
  const settled: string[] = []
  const failed: string[] = []
  const onUncertain = vi.fn<() => void>()
  const edits = createDebouncedSender<number, string>({
    delayMs: 500,
    send: (value) => new Promise((answer, fail) => sent.push({ value, answer, fail })),
    onSuccess: (result) => settled.push(result),
    onError: (error) => failed.push(String(error)),
    onUncertain: onUncertain,
  })
  return { edits, sent, settled, failed, onUncertain, values: () => sent.map(({ value }) => value) }
}

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

describe('createDebouncedSender', () => {
  it('sends only the last of quick edits, after the delay', async () => {
    const { edits, values } = setup()
    for (const quantity of [2, 3, 4]) edits.push(quantity)
    await vi.advanceTimersByTimeAsync(499)
    expect(values()).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(values()).toEqual([4])
  })

  it('has one request in flight and reports only the newest response', async () => {
    const { edits, sent, settled, values } = setup()
    edits.push(2)
    await vi.advanceTimersByTimeAsync(500)
    edits.push(5)
    await vi.advanceTimersByTimeAsync(500)
    expect(values()).toEqual([2])
    sent[0]?.answer('two')
    await vi.advanceTimersByTimeAsync(0)
    expect(values()).toEqual([2, 5])
    sent[1]?.answer('five')
    await vi.advanceTimersByTimeAsync(0)
    expect(settled).toEqual(['five'])
  })

  it('does not report the failure of an older value while a newer one waits', async () => {
    const { edits, sent, failed, settled } = setup()
    edits.push(2)
    await vi.advanceTimersByTimeAsync(500)
    edits.push(3)
    sent[0]?.fail(new Error('no'))
    await vi.advanceTimersByTimeAsync(500)
    sent[1]?.answer('three')
    await vi.advanceTimersByTimeAsync(0)
    expect({ failed, settled }).toEqual({ failed: [], settled: ['three'] })
  })

  it('reports the failure of the newest value', async () => {
    const { edits, sent, failed } = setup()
    edits.push(2)
    edits.flush()
    sent[0]?.fail(new Error('no'))
    await vi.advanceTimersByTimeAsync(0)
    expect(failed).toEqual(['Error: no'])
  })

  describe('sendNow', () => {
    function sentNow() {
      const all = setup()
      all.edits.push(2)
      all.edits.flush()
      all.edits.push(3)
      all.edits.sendNow()
      expect(all.values()).toEqual([2, 3])
      return all
    }

    it.each([
      ['one after the other', [0, 1]],
      ['in reverse', [1, 0]],
    ])(
      'sends the waiting value beside the request in flight; of answers %s it reports the newest and the uncertainty',
      async (_, order) => {
        const { sent, settled, values, onUncertain } = sentNow()
        for (const at of order) {
          expect(settled).toEqual([])
          sent[at]?.answer(String(sent[at].value))
          await vi.advanceTimersByTimeAsync(1000)
        }
        expect({ settled, values: values() }).toEqual({ settled: ['3'], values: [2, 3] })
        expect(onUncertain).toHaveBeenCalledOnce()
      },
    )

    it('reports the failure of the newest value although an older one was saved later', async () => {
      const { sent, settled, failed, onUncertain } = sentNow()
      sent[1]?.fail(new Error('no'))
      sent[0]?.answer('2')
      await vi.advanceTimersByTimeAsync(0)
      expect({ settled, failed }).toEqual({ settled: [], failed: ['Error: no'] })
      expect(onUncertain).toHaveBeenCalledOnce()
    })

    it('is certain again when the next value is sent alone', async () => {
      const { edits, sent, settled, onUncertain } = sentNow()
      edits.push(4)
      sent[1]?.answer('3')
      sent[0]?.answer('2')
      await vi.advanceTimersByTimeAsync(500)
      sent[2]?.answer('4')
      await vi.advanceTimersByTimeAsync(0)
      expect(settled).toEqual(['4'])
      expect(onUncertain).not.toHaveBeenCalled()
    })
  })

  it('cancel discards the waiting value', async () => {
    const { edits, values } = setup()
    edits.push(2)
    edits.cancel()
    await vi.advanceTimersByTimeAsync(1000)
    expect(values()).toEqual([])
  })

  it('cancel ignores the request in flight but not later values', async () => {
    const { edits, sent, failed, settled } = setup()
    edits.push(2)
    edits.flush()
    edits.cancel()
    sent[0]?.fail(new Error('no'))
    await vi.advanceTimersByTimeAsync(0)
    expect(failed).toEqual([])
    edits.push(3)
    edits.flush()
    sent[1]?.answer('three')
    await vi.advanceTimersByTimeAsync(0)
    expect(settled).toEqual(['three'])
  })
})
