import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PlaylistButton } from './playlist-button'

// docs/rules/storefront.md#playlist

const items = [
  { id: 'i_1', title: 'Prva rečenica', videoId: 'abc', duration: '42:18', thumbnail: '/m/a.webp' },
  { id: 'i_2', title: 'Čitati naglas', videoId: 'def', duration: '', thumbnail: null },
]
const labels = {
  title: 'Naglas',
  lead: 'Podcast',
  open: 'Naglas: 2 snimke',
  close: 'Zatvori popis',
  count: '2 snimke',
  note: 'Nakon pritiska.',
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  window.sessionStorage.clear()
})
afterEach(() => vi.useRealTimers())

function show(width: number) {
  vi.stubGlobal('innerWidth', width)
  return render(<PlaylistButton items={items} labels={labels} />)
}

const isOpen = () => screen.getByRole('button', { name: 'Naglas: 2 snimke' }).getAttribute('aria-expanded') === 'true'

it.each([
  [1699, false],
  [1700, true],
])('a window of %d px: opens by itself after 300 ms: %s', async (width, expected) => {
  show(width)
  act(() => void vi.advanceTimersByTime(299))
  expect(isOpen()).toBe(false)
  act(() => void vi.advanceTimersByTime(1))
  expect(isOpen()).toBe(expected)
})

it('stays closed in this session once it was closed', async () => {
  const { unmount } = show(1800)
  act(() => void vi.advanceTimersByTime(300))
  fireEvent.click(await screen.findByRole('button', { name: 'Zatvori popis' }))
  expect(isOpen()).toBe(false)
  unmount()
  show(1800)
  act(() => void vi.advanceTimersByTime(300))
  expect(isOpen()).toBe(false)
})

it('plays one video at a time and loads none before', async () => {
  const { container } = show(1280)
  fireEvent.click(screen.getByRole('button', { name: 'Naglas: 2 snimke' }))
  const rows = await screen.findAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual(['Prva rečenica42:18', 'Čitati naglas'])
  expect(container.querySelector('iframe')).toBeNull()
  for (const name of [/Prva/, /Čitati/]) fireEvent.click(screen.getByRole('button', { name }))
  const frames = [...container.querySelectorAll('iframe')]
  expect(frames.map(({ title, src }) => [title, new URL(src).pathname])).toEqual([['Čitati naglas', '/embed/def']])
})

it('Escape closes it and gives the focus back', async () => {
  show(1280)
  const button = screen.getByRole('button', { name: 'Naglas: 2 snimke' })
  fireEvent.click(button)
  fireEvent.keyDown(await screen.findByRole('button', { name: 'Zatvori popis' }), { key: 'Escape' })
  expect(isOpen()).toBe(false)
  expect(document.activeElement).toBe(button)
})

it('stops with the menu of a phone', async () => {
  const { container } = render(
    <dialog open>
      <PlaylistButton items={items} labels={labels} isInMenu />
    </dialog>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Naglas: 2 snimke' }))
  fireEvent.click(await screen.findByRole('button', { name: /Prva/ }))
  expect(container.querySelector('iframe')).not.toBeNull()
  fireEvent(container.querySelector('dialog') ?? window, new Event('close'))
  expect(container.querySelector('iframe')).toBeNull()
})
