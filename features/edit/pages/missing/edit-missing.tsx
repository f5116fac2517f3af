'use client'

import { useQuery } from '@tanstack/react-query'
import { useLocale } from 'next-intl'
import { useEffect, type ReactNode } from 'react'
import { lazyComponent } from '@/components/lazy-component'
import { call } from '@/lib/api/client'
import { officePageApi } from '@/lib/api/v1/cms/page/office'
import { officePostApi } from '@/lib/api/v1/cms/post/office'
import { usePlainPathname } from '@/lib/i18n/navigation'
import { localPath } from '@/lib/routing/links'
import { homeSlug } from '@/lib/routing/reserved-slugs'
import { EditRegion } from '../../canvas/edit-region'
import { beginOpening } from '../../store/load-draft'
import { UnpublishedTitle } from './unpublished-title'

const DraftPost = lazyComponent(async () => (await import('./draft-post')).DraftPost)

/** At an address without content for visitors: the page or post that is not published there (docs/rules/editing.md#unpublished-pages). */
export function EditMissing({ opening, children }: { opening: ReactNode; children: ReactNode }) {
  // Renders again after a navigation; the path that it gives is that of the route.
  usePlainPathname()
  const { pathname } = window.location
  const home = localPath('/', '', useLocale())
  const slug = pathname === home ? homeSlug : (pathname.split('/').at(-1) ?? '')
  const { data, isEnabled } = useQuery({
    queryKey: ['unpublished', slug],
    queryFn: () => findUnpublished(slug),
    enabled: slug !== '',
    // A new page would look missing until the next reload.
    retry: 3,
    refetchInterval: ({ state }) => (state.status === 'error' ? retryMs : false),
  })
  const isOpening = isEnabled && data === undefined
  useEffect(() => (isOpening ? beginOpening('missing') : undefined), [isOpening])
  // Nothing is missing before that is known.
  if (isOpening) return opening
  if (!data) return children
  return (
    <>
      <UnpublishedTitle documentKey={`${data.kind}:${data.id}`} />
      {data.kind === 'page' ? (
        <EditRegion documentKey={`page:${data.id}`}>{opening}</EditRegion>
      ) : (
        <DraftPost id={data.id} opening={opening} />
      )}
    </>
  )
}

const retryMs = 3000

async function findUnpublished(slug: string): Promise<{ kind: 'page' | 'post'; id: number } | null> {
  const [pages, posts] = await Promise.all([
    call(officePageApi.filter, { keywords: slug, states: ['draft'], limit: 100 }),
    call(officePostApi.filter, { keywords: slug, states: ['draft', 'scheduled'], limit: 100 }),
  ])
  const page = pages.records.find((one) => one.slug === slug)
  if (page) return { kind: 'page', id: page.id }
  const post = posts.records.find((one) => one.slug === slug)
  return post ? { kind: 'post', id: post.id } : null
}
