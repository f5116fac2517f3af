'use client'

import type { ReactNode } from 'react'
import { useEditLayer, type RenderAtMoment } from '@/components/editable/edit-layer'
import { lazyComponent } from '@/components/lazy-component'

const PostsAtMoment = lazyComponent(async () => (await import('./posts-at-moment')).PostsAtMoment)

/** Surrounds a list of posts. Staff who look at another moment get the list of that moment (docs/rules/lens.md#moment). */
export function PostListRegion({ termSlug, children }: { termSlug: string | null; children: ReactNode }) {
  const layer = useEditLayer()
  if (!layer) return children
  const listAt: RenderAtMoment = (at) => <PostsAtMoment key={at.moment} termSlug={termSlug} {...at} />
  return <layer.TimePreview render={listAt}>{children}</layer.TimePreview>
}
