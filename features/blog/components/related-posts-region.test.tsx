import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { setEditLayer } from '@/components/editable/edit-layer'
import type { Call } from '@/lib/api/query'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { RelatedPostsRegion } from './related-posts-region'

vi.mock('@/lib/i18n/navigation', () => ({ PlainLink: 'a', Link: ({ children }: { children: string }) => <span>{children}</span> }))

const data = { title: 'Sutrašnja', slug: 'sutrasnja', slugMain: 'sutrasnja', excerpt: '', author: '' }
const connectedPost = { id: 2, data, media: null, published_at: '2026-11-29T08:00:00.000Z', terms: { categories: [], tags: [] } }
const Nothing = () => null

// docs/rules/lens.md#moment
it('shows the related posts of the chosen moment in place of those of now', async () => {
  const sent: unknown[] = []
  // oxlint-disable-next-line no-unsafe-type-assertion -- a fake of every call
  const call = (async (_: unknown, input: unknown) => {
    sent.push(input)
    return { relatedEntities: [{ connectedPost }] }
  }) as unknown as Call
  setEditLayer({
    Region: Nothing,
    Value: Nothing,
    Missing: Nothing,
    TimePreview: ({ render }) => render({ moment: '2026-11-29T09:00:00.000Z', call }),
  })
  renderInShop(
    <RelatedPostsRegion slug="danasnja" title="Povezano">
      <p>Povezano od sada</p>
    </RelatedPostsRegion>,
  )
  expect(await screen.findByText('Sutrašnja')).toBeTruthy()
  expect(screen.queryByText('Povezano od sada')).toBeNull()
  expect(sent).toEqual([{ id: 'danasnja' }])
  act(() => setEditLayer(null))
  expect(screen.getByText('Povezano od sada')).toBeTruthy()
})
