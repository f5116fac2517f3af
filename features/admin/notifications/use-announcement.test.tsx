import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useAnnouncement } from './use-announcement'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function Region({ unread }: { unread: number }) {
  return <output>{useAnnouncement(unread) ?? 'nothing'}</output>
}

// docs/rules/administration.md#bell
it('announces the same number again, once it was read in between', () => {
  const { rerender } = render(<Region unread={0} />)
  const heard = [0, 1, 0, 1].map((unread) => {
    rerender(<Region unread={unread} />)
    act(() => void vi.advanceTimersByTime(30_000))
    return screen.getByRole('status').textContent
  })
  expect(heard).toEqual(['nothing', '1', 'nothing', '1'])
})
