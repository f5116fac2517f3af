'use client'

import type { ReactNode } from 'react'
import { useShownAt } from './use-shown-at'

/** A value of a product, category, post or event at a moment: its draft, the children, or the published one until a later release (docs/rules/lens.md#before-a-release). */
export function ValueAtMoment({ documentKey, published, children }: { documentKey: string; published: ReactNode; children: ReactNode }) {
  return useShownAt()(documentKey).kind === 'published' ? published : children
}
