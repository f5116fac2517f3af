'use client'

import type { ReactNode } from 'react'

/** Surrounds each document with its key. The edit layer will replace the children for editors only (docs/rules/storefront.md#editor-code). */
export function EditableRegion({ children }: { documentKey: string; children: ReactNode }) {
  return children
}
