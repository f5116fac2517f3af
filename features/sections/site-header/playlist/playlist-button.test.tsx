import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PlaylistButton } from './playlist-button'
import { PlaylistMenuItem } from './playlist-menu-item'

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

const list = () => screen.queryByRole('region', { name: 'Naglas' })

it.each([
  [1699, false],
  [1700, true],
])('a window of %d px: opens by itself after 300 ms: %s', async (width, isOpen) => {
  show(width)
  act(() => void vi.advanceTimersByTime(299))
  expect(list()).toBeNull()
  act(() => void vi.advanceTimersByTime(1))
  expect(list() !== null).toBe(isOpen)
})

it('stays closed in this session once it was closed', async () => {
  const { unmount } = show(1800)
  act(() => void vi.advanceTimersByTime(300))
  fireEvent.click(screen.getByRole('button', { name: 'Zatvori popis' }))
  expect(list()).toBeNull()
  unmount()
  show(1800)
  act(() => void vi.advanceTimersByTime(300))
  expect(list()).toBeNull()
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
  fireEvent.keyDown(within(list() as HTMLElement).getByRole('button', { name: 'Zatvori popis' }), { key: 'Escape' })
  expect(list()).toBeNull()
  expect(document.activeElement).toBe(button)
})

it('stops with the menu of a phone', async () => {
  const { container } = render(
    <dialog open>
      <PlaylistMenuItem items={items} labels={labels} />
    </dialog>,
  )
  fireEvent.click(screen.getByRole('button', { name: /^Naglas/ }))
  fireEvent.click(await screen.findByRole('button', { name: /Prva/ }))
  expect(container.querySelector('iframe')).not.toBeNull()
  fireEvent(container.querySelector('dialog') ?? window, new Event('close'))
  expect(container.querySelector('iframe')).toBeNull()
})
