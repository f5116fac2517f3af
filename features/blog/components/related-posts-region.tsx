'use client'

import type { ReactNode } from 'react'
import { useEditLayer, type RenderAtMoment } from '@/components/editable/edit-layer'
import { lazyComponent } from '@/components/lazy-component'

const RelatedAtMoment = lazyComponent(async () => (await import('./related-at-moment')).RelatedAtMoment)

type RelatedPostsRegionProps = { slug: string; title: string; children: ReactNode }

/** Surrounds the related posts of a post. Staff who look at another moment get those of that moment (docs/rules/lens.md#moment). */
export function RelatedPostsRegion({ slug, title, children }: RelatedPostsRegionProps) {
  const layer = useEditLayer()
  if (!layer) return children
  const relatedAt: RenderAtMoment = (at) => <RelatedAtMoment key={at.moment} slug={slug} title={title} {...at} />
  return <layer.TimePreview render={relatedAt}>{children}</layer.TimePreview>
}
