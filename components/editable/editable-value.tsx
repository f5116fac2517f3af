'use client'

import type { ReactNode } from 'react'
import { useEditLayer, type EditableField } from './edit-layer'

/** Surrounds a text or picture of a product, category, post or event. The edit layer replaces the children, for editors only. */
export function EditableValue({ children, ...field }: EditableField & { children: ReactNode }) {
  const layer = useEditLayer()
  return layer ? <layer.Value {...field}>{children}</layer.Value> : children
}
