'use client'

import { Fragment, type ReactNode } from 'react'
import type { Shape } from '@/features/sections/fields'
import type { Kit, MakeKit } from '@/features/sections/kit'
import { parseItems } from '@/features/sections/parse-values'
import { EditImage } from './components/fields/edit-image'
import { EditLink } from './components/fields/edit-link'
import { EditRich } from './components/fields/edit-rich'
import { EditRoot } from './components/fields/edit-root'
import { EditText } from './components/fields/edit-text'
import { FieldPlaceProvider, innerPlace, useFieldPlace } from './field-place'
import { useFieldValue } from './edit-store'

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
const kit: EditKit = { Root: EditRoot, Text: EditText, Rich: EditRich, Image: EditImage, Link: EditLink, Group: EditGroup, List: EditList }

/** The kit of the edit layer: renders the fields of the surrounding section so that they can be edited. */
export const makeEditKit: MakeKit = function make<S extends Shape, L extends string>(): Kit<S, L> {
  return kit
}

function EditGroup({ at, children }: { at: string; children: (fields: EditKit) => ReactNode }) {
  const place = useFieldPlace()
  return <FieldPlaceProvider place={innerPlace(place, [at], shapeOf(place.shape, at))}>{children(kit)}</FieldPlaceProvider>
}

function EditList({
  at,
  as: Element = 'ul',
  className,
  children,
}: {
  at: string
  as?: 'ul' | 'ol' | 'div'
  className?: string
  children: (item: EditKit, index: number) => ReactNode
}) {
  const place = useFieldPlace()
  const items = parseItems(useFieldValue(place.key, place.section, ['meta', ...place.path, at]))
  const shape = shapeOf(place.shape, at)
  return (
    <Element className={className} data-edit-list={at}>
      {items.map(({ id }, index) => (
        <FieldPlaceProvider key={id} place={innerPlace(place, [at, `#${id}`], shape)}>
          <Fragment>{children(kit, index)}</Fragment>
        </FieldPlaceProvider>
      ))}
    </Element>
  )
}

function shapeOf(shape: Shape, at: string): Shape {
  const field = shape[at]
  return field?.kind === 'group' || field?.kind === 'list' ? field.of : {}
}
