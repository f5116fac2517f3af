import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { GalleryPicture } from '@/lib/api/entities/media.schema'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { Gallery } from './gallery'

vi.stubGlobal(
  'IntersectionObserver',
  class {
    observe() {}
    disconnect() {}
  },
)

const picture = { src: '/a.webp', srcset: '', width: 960, height: 1440, colour: null }
const pictures: GalleryPicture[] = [
  { ...picture, id: 1, alt: 'Naslovnica' },
  { ...picture, id: 2, alt: '' },
]

it('says which of several pictures one is, and nothing of a decorative one', async () => {
  renderInShop(<Gallery pictures={pictures} name="Knjiga" />)
  await screen.findByRole('button', { name: 'Povećaj sliku' })
  const alts = [...document.querySelectorAll('#galerija img')].map((image) => image.getAttribute('alt'))
  expect(alts).toEqual(['Naslovnica, slika 1 od 2', ''])
})
