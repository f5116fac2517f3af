import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { VideoButton } from './video-button'

const labels = { title: 'Kako nastaje uvez', label: 'Pusti film: Kako nastaje uvez' }

it('loads nothing before it is pressed, then plays from the cookieless host', async () => {
  const { container } = render(
    <VideoButton {...labels} video={{ from: 'youtube', videoId: 'abcDEF_-123' }} note="Film se učitava s YouTubea" />,
  )
  expect(container.querySelector('iframe')).toBeNull()
  screen.getByRole('button', { name: /^Pusti film/ }).click()
  const frame = await screen.findByTitle(labels.title)
  expect(frame.getAttribute('src')).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/abcDEF_-123\?/)
})

it("plays the merchant's own file", async () => {
  const { container } = render(<VideoButton {...labels} video={{ from: 'file', src: '/media/a/film.mp4', mime: 'video/mp4' }} />)
  screen.getByRole('button', { name: labels.label }).click()
  await screen.findByTitle(labels.title)
  const player = container.querySelector('video')
  expect(player?.getAttribute('src')).toBe('/media/a/film.mp4')
  expect(document.activeElement, 'the focus moves from the removed button').toBe(player)
})
