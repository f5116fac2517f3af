'use client'

import type { ComponentProps, ReactNode } from 'react'
import type { Shape } from '@/features/sections/fields'
import type { Kit, MakeKit } from '@/features/sections/kit'
import { EditImage } from '../components/fields/edit-image'
import { EditLink } from '../components/fields/edit-link'
import { EditRich } from '../components/fields/edit-rich'
import { EditRoot } from '../components/fields/edit-root'
import { EditText } from '../components/fields/edit-text'
import { FieldPlaceProvider, innerPlace, useFieldPlace } from './field-place'
import { EditList } from '../lists/edit-list'

type EditKit = {
  Root: typeof EditRoot
  Text: typeof EditText
  Rich: typeof EditRich
  Image: typeof EditImage
  Link: typeof EditLink
  Group: (props: { at: string; children: (fields: EditKit) => ReactNode }) => ReactNode
  List: (props: {
    at: string
    as?: 'ul' | 'ol' | 'div'
    className?: string
    children: (item: EditKit, index: number) => ReactNode
  }) => ReactNode
}

/** Its components are constants that find their section in a context: components made per render would lose the caret at every keystroke. */
const kit: EditKit = {
  Root: EditRoot,
  Text: EditText,
  Rich: EditRich,
  Image: EditImage,
  Link: EditLink,
  Group: EditGroup,
  List: EditKitList,
}

/** The kit of the edit layer: renders the fields of the surrounding section so that they can be edited. */
export const makeEditKit: MakeKit = function make<S extends Shape, L extends string>(): Kit<S, L> {
  return kit
}

function EditGroup({ at, children }: { at: string; children: (fields: EditKit) => ReactNode }) {
  const place = useFieldPlace()
  return <FieldPlaceProvider place={innerPlace(place, [at], shapeOf(place.shape, at))}>{children(kit)}</FieldPlaceProvider>
}

function EditKitList({ children, ...list }: ComponentProps<EditKit['List']>) {
  return <EditList {...list}>{(index) => children(kit, index)}</EditList>
}

function shapeOf(shape: Shape, at: string): Shape {
  const field = shape[at]
  return field?.kind === 'group' || field?.kind === 'list' ? field.of : {}
}
