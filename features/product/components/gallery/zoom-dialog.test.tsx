import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { GalleryPicture } from '@/lib/api/entities/media.schema'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { ZoomDialog } from './zoom-dialog'

const picture = { src: '/a.webp', srcset: '', width: 960, height: 1440, colour: null }
const pictures: GalleryPicture[] = [
  { ...picture, id: 1, alt: 'Naslovnica' },
  { ...picture, id: 2, alt: 'Kako nastaje uvez', film: { from: 'file', src: '/media/a/film.mp4', mime: 'video/mp4' } },
]

it('zooms a picture and plays a video', async () => {
  const { user } = renderInShop(<ZoomDialog pictures={pictures} start={0} name="Knjiga" onClose={() => {}} />)
  expect(await screen.findByRole('button', { name: 'Povećaj' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Sljedeća slika' }))
  expect(screen.queryByRole('button', { name: 'Povećaj' })).toBeNull()
  expect(screen.getByText('Film 2 od 2')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Pusti film: Kako nastaje uvez' }))
  const player = document.querySelector('video')
  expect(player?.getAttribute('src')).toBe('/media/a/film.mp4')
  await user.keyboard('{ArrowRight}')
  expect(document.querySelector('video'), "the player's keys do not change the picture").toBe(player)
})
