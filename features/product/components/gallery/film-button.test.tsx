import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FilmButton } from './film-button'

const words = { title: 'Kako nastaje uvez', label: 'Pusti film: Kako nastaje uvez' }

it('asks nobody for anything before it is pressed, then plays from the address that sets no cookie', async () => {
  const { container } = render(
    <FilmButton {...words} film={{ from: 'youtube', videoId: 'abcDEF_-123' }} note="Film se učitava s YouTubea" />,
  )
  expect(container.querySelector('iframe')).toBeNull()
  screen.getByRole('button', { name: /^Pusti film/ }).click()
  const frame = await screen.findByTitle(words.title)
  expect(frame.getAttribute('src')).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/abcDEF_-123\?/)
})

it("plays the merchant's own file", async () => {
  const { container } = render(<FilmButton {...words} film={{ from: 'file', src: '/media/a/film.mp4', mime: 'video/mp4' }} />)
  screen.getByRole('button', { name: words.label }).click()
  await screen.findByTitle(words.title)
  const player = container.querySelector('video')
  expect(player?.getAttribute('src')).toBe('/media/a/film.mp4')
  expect(document.activeElement, 'the button is gone: the keyboard goes on here').toBe(player)
})
