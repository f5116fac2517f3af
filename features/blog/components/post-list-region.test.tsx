import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { setEditLayer } from '@/components/editable/edit-layer'
import { renderInShop } from '@/tests/support/dom/client-tree'
import type { Call } from '@/lib/api/query'
import { PostListRegion } from './post-list-region'

vi.mock('@/lib/i18n/navigation', () => ({ PlainLink: 'a', Link: ({ children }: { children: string }) => <span>{children}</span> }))

const post = (id: number, title: string) => ({
  id,
  title,
  slug: `objava-${id}`,
  slugMain: `objava-${id}`,
  excerpt: '',
  author: '',
  media: null,
  published_at: '2026-11-29T08:00:00.000Z',
  terms: { categories: [], tags: [] },
})
const Nothing = () => null

// docs/rules/lens.md#moment
it('shows the posts of the chosen moment in place of those of now', async () => {
  const sent: unknown[] = []
  // oxlint-disable-next-line no-unsafe-type-assertion -- a fake of every call
  const call = (async (_: unknown, input: unknown) => {
    sent.push(input)
    return { records: [post(2, 'Sutrašnja'), post(1, 'Današnja')], totalRecords: 2, totalPages: 1, page: 1, limit: 100 }
  }) as unknown as Call
  setEditLayer({
    Region: Nothing,
    Value: Nothing,
    Missing: Nothing,
    TimePreview: ({ render }) => render({ moment: '2026-11-29T09:00:00.000Z', call }),
  })
  renderInShop(
    <PostListRegion termSlug="razgovori">
      <p>Popis od sada</p>
    </PostListRegion>,
  )
  expect(await screen.findByText('Sutrašnja')).toBeTruthy()
  expect(screen.getByText('Današnja')).toBeTruthy()
  expect(screen.queryByText('Popis od sada')).toBeNull()
  expect(sent).toMatchObject([{ filters: { termSlugs: ['razgovori'] } }])
  act(() => setEditLayer(null))
  expect(screen.getByText('Popis od sada')).toBeTruthy()
})
