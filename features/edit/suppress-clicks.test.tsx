import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Link } from '@/tests/support/dom/plain-link'
import { suppressClicks } from './suppress-clicks'

const { saveAndOpen } = vi.hoisted(() => ({ saveAndOpen: vi.fn<(address: string) => Promise<void>>() }))
vi.mock('./pages/edit-address', () => ({ saveAndOpen }))

let release: () => void
beforeEach(() => {
  release = suppressClicks()
})
afterEach(() => release())

const onClick = vi.fn<() => void>()
beforeEach(() => onClick.mockReset())

it('keeps clicks from the buttons of the page', () => {
  render(
    <section data-edit-section="s_1">
      <button type="button" onClick={onClick}>
        Kupi
      </button>
    </section>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Kupi' }))
  expect(onClick).not.toHaveBeenCalled()
})

// docs/rules/editing.md#one-page
it('leads nowhere by a link, and with Ctrl to the edited page', () => {
  render(
    <section data-edit-section="s_1">
      <Link href="/dostava" onClick={onClick}>
        Dostava
      </Link>
    </section>,
  )
  const link = screen.getByRole('link', { name: 'Dostava' })
  fireEvent.click(link)
  expect(saveAndOpen).not.toHaveBeenCalled()
  fireEvent.click(link, { ctrlKey: true })
  expect(saveAndOpen).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/\/dostava$/))
  expect(onClick).not.toHaveBeenCalled()
})

// docs/rules/editing.md#cookie-question
it('lets the question about cookies be answered', () => {
  render(
    <div data-edit-section="s_1">
      <form data-cookie-notice="question">
        <button type="button" onClick={onClick}>
          Slažem se
        </button>
        <input type="checkbox" aria-label="Statistika" />
      </form>
    </div>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Slažem se' }))
  expect(onClick).toHaveBeenCalledOnce()
  const box = screen.getByRole('checkbox', { name: 'Statistika' })
  fireEvent.click(box)
  expect(box).toHaveProperty('checked', true)
})
