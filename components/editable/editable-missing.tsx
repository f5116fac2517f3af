'use client'

import type { ReactNode } from 'react'
import { useEditLayer } from './edit-layer'

/** Surrounds what visitors get at an address without content. Editors get the page that is not published yet (docs/rules/editing.md#unpublished-pages). */
export function EditableMissing({ children }: { children: ReactNode }) {
  const layer = useEditLayer()
  return layer ? <layer.Missing>{children}</layer.Missing> : children
}
