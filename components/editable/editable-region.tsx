'use client'

import type { ReactNode } from 'react'
import { useEditLayer } from './edit-layer'

/** Surrounds each document with its key. The edit layer replaces the children, for editors only (docs/rules/storefront.md#editor-code). */
export function EditableRegion({ documentKey, children }: { documentKey: string; children: ReactNode }) {
  const layer = useEditLayer()
  return layer ? <layer.Region documentKey={documentKey}>{children}</layer.Region> : children
}
