import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followPresses, toastPlace } from '@/lib/browser/toast/toast-place'

let endFollowing = () => {}
beforeEach(() => {
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(844)
  endFollowing = followPresses()
})
afterEach(() => {
  endFollowing()
  vi.unstubAllGlobals()
})

/** Presses a button whose top is at this height in px. */
function pressAt(top: number, text = 'Dodaj') {
  const button = screen.getByText(text)
  vi.spyOn(button, 'getBoundingClientRect').mockReturnValue(new DOMRect(16, top, 358, 52))
  fireEvent.pointerDown(button)
}

/** Shows the bar or notice with this height in px at the bottom. */
function showAtBottom(element: HTMLElement, height: number) {
  vi.spyOn(element, 'offsetHeight', 'get').mockReturnValue(height)
}

// docs/rules/forms.md#toast-place
it.each([
  [110, 'bottom'],
  [390, 'bottom'],
  [400, 'top'],
  [760, 'top'],
])('after a press at %i px stands at the other end: %s', (top, place) => {
  render(<button type="button">Dodaj</button>)
  pressAt(top)
  expect(toastPlace()).toEqual({ place, taken: 0 })
})

it('stays below the header when nothing was pressed, or what was pressed is gone', () => {
  const { unmount } = render(<button type="button">Dodaj</button>)
  expect(toastPlace().place).toBe('top')
  pressAt(110)
  unmount()
  expect(toastPlace().place).toBe('top')
})

it('stands above the bar of the add button, unless the bar is hidden, and above the cookie notice', () => {
  const { rerender } = render(<div data-bottom-bar="shown" data-testid="bar" />)
  showAtBottom(screen.getByTestId('bar'), 76)
  expect(toastPlace().taken).toBe(76)
  rerender(<div data-bottom-bar="hidden" data-testid="bar" inert />)
  expect(toastPlace().taken).toBe(0)
  rerender(<div data-cookie-notice="question" data-testid="bar" />)
  expect(toastPlace().taken).toBe(76)
})

it('stands above the keyboard, and at the top where the bottom is full', () => {
  render(
    <>
      <button type="button">Dodaj</button>
      <div data-cookie-notice="settings" data-testid="notice" />
    </>,
  )
  pressAt(110)
  vi.stubGlobal('visualViewport', { height: 500 })
  expect(toastPlace()).toEqual({ place: 'bottom', taken: 344 })
  showAtBottom(screen.getByTestId('notice'), 600)
  expect(toastPlace()).toEqual({ place: 'top', taken: 600 })
})

it('does not count a press on a toast', () => {
  render(
    <>
      <button type="button">Dodaj</button>
      <div data-toasts>
        <button type="button">Zatvori</button>
      </div>
    </>,
  )
  pressAt(700)
  pressAt(110, 'Zatvori')
  expect(toastPlace().place).toBe('top')
})
