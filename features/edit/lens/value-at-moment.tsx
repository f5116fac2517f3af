'use client'

import type { ReactNode } from 'react'
import type { EditableField } from '@/components/editable/edit-layer'
import { PinnedValue } from './pinned-value'
import { usePinnedVersion } from './use-pinned-version'
import { useShownAt } from './use-shown-at'

type AtMoment = { documentKey: string; published: ReactNode; children: ReactNode }

/**
 * A value of a product, category, post or event at a moment: its draft, the children, or to look at only, as a release until then pins it, or as visitors see it
 * until a later release (docs/rules/lens.md#edits-at-a-moment, docs/rules/lens.md#before-a-release).
 */
export function ValueAtMoment({ published, children, ...field }: EditableField & AtMoment) {
  const shown = useShownAt()(field.documentKey)
  const version = usePinnedVersion(field.documentKey, shown)
  if (shown.kind === 'draft') return children
  return version ? (
    <PinnedValue version={version} {...field}>
      {published}
    </PinnedValue>
  ) : (
    published
  )
}

/** A document that visitors do not get, at a moment: its values, the children, or `published` until a later release. */
export function DocumentAtMoment({ documentKey, published, children }: AtMoment) {
  return useShownAt()(documentKey).kind === 'published' ? published : children
}
