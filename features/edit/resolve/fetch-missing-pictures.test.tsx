import { afterEach, expect, it, vi } from 'vitest'
import * as client from '@/lib/api/client'
import { draftApi } from '@/lib/api/v1/cms/draft'
import type { SavedBatch } from '@/lib/documents/draft'
import { mediaItem } from '@/tests/support/media-item'
import { editStore } from '../store/edit-store'
import { fetchMissingPictures } from './fetch-missing-pictures'

afterEach(() => vi.restoreAllMocks())

const batch: SavedBatch = {
  client: 'kolega',
  sequence: 1,
  revision: 1,
  changes: [{ kind: 'set', section: '', path: ['page', 'pictures', '#i_1'], value: { pos: 'V', picture: { mediaId: 7, alt: null } } }],
}

it('asks for a picture that a colleague has added, and not for one that is known', async () => {
  editStore.setState({ pictures: {} })
  const { picture } = mediaItem({ id: 7 })
  const call = vi.spyOn(client, 'call').mockResolvedValue({ pictures: { 7: picture } })
  await fetchMissingPictures('product:12', [batch])
  expect(call).toHaveBeenCalledExactlyOnceWith(draftApi.get, { key: 'product:12' })
  expect(editStore.getState().pictures[7]).toEqual(picture)
  await fetchMissingPictures('product:12', [batch])
  expect(call).toHaveBeenCalledTimes(1)
})
