import { expect, it } from 'vitest'
import { formatDuration, playlistItems } from './playlist-items'

it.each([
  [0, ''],
  [-5, ''],
  [9, '0:09'],
  [65, '1:05'],
  [2538, '42:18'],
  [3600, '1:00:00'],
  [3738.9, '1:02:18'],
])('%d seconds are shown as %j', (seconds, expected) => {
  expect(formatDuration(seconds)).toBe(expected)
})

const image = {
  id: 1,
  src: '/m/a-1280.webp',
  srcset: '/m/a-160.webp 160w, /m/a-320.webp 320w',
  width: 1280,
  height: 800,
  alt: '',
  colour: null,
}

it('leaves out what cannot be played and takes the narrowest picture', () => {
  const items = playlistItems([
    { id: 'i_1', title: 'Prva', videoId: 'abc', durationSeconds: 61, image },
    { id: 'i_2', title: 'Bez videa', videoId: '', durationSeconds: 61, image },
    { id: 'i_3', title: 'Bez slike', videoId: 'def', durationSeconds: 0, image: null },
    { id: 'i_4', title: 'Jedna veličina', videoId: 'ghi', durationSeconds: 0, image: { ...image, srcset: '' } },
  ])
  expect(items).toEqual([
    { id: 'i_1', title: 'Prva', videoId: 'abc', duration: '1:01', thumbnail: '/m/a-160.webp' },
    { id: 'i_3', title: 'Bez slike', videoId: 'def', duration: '', thumbnail: null },
    { id: 'i_4', title: 'Jedna veličina', videoId: 'ghi', duration: '', thumbnail: '/m/a-1280.webp' },
  ])
})
