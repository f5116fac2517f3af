'use client'

import { useEffect } from 'react'
import { watchSections } from '@/lib/browser/section-stats/count-sections'

/** Counts what visitors do in the sections of a document (docs/rules/lens.md#section-counts). */
export function SectionCounter({ documentKey }: { documentKey: string }) {
  useEffect(() => watchSections(documentKey), [documentKey])
  return null
}
