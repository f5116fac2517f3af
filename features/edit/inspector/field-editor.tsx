'use client'

import type { ReactNode } from 'react'
import type { Field, Shape } from '@/features/sections/fields'
import { OwnValueNote } from '../structure/masters/own-value-note'
import { useBound, type At } from './bound'
import { ChoiceEditor } from './kinds/choice-editor'
import { ColourEditor } from './kinds/colour-editor'
import { DateEditor } from './kinds/date-editor'
import { FlagEditor } from './kinds/flag-editor'
import { IconEditor } from './kinds/icon-editor'
import { ImageEditor } from './kinds/image-editor'
import { KeysEditor, RecordEditor } from './kinds/record-editors'
import { LinkEditor } from './kinds/link-editor'
import { ListEditor } from './kinds/list-editor'
import { NumberEditor } from './kinds/number-editor'
import { PostsEditor, ProductsEditor } from './kinds/query-editors'
import { RichTextEditor } from './kinds/rich-text-editor'
import { TextEditor } from './kinds/text-editor'
import { VideoEditor } from './kinds/video-editor'
import { PhoneNote } from './phone-note'

/** A field of a section, edited in a form. */
export function FieldEditor({ at, field }: { at: At; field: Field }) {
  const bound = useBound(at, field)
  return (
    <div className="flex flex-col gap-1">
      {editorOf({ at, field, bound })}
      {field.kind === 'group' ? null : <OwnValueNote at={{ ...at, path: bound.path }} />}
      <PhoneNote field={field} bound={bound} />
    </div>
  )
}

function editorOf({ at, field, bound }: { at: At; field: Field; bound: ReturnType<typeof useBound> }): ReactNode {
  switch (field.kind) {
    case 'text':
      return <TextEditor at={at} field={field} bound={bound} />
    case 'rich':
      return <RichTextEditor at={at} field={field} bound={bound} />
    case 'image':
      return <ImageEditor at={at} field={field} bound={bound} />
    case 'number':
      return <NumberEditor at={at} field={field} bound={bound} />
    case 'flag':
      return <FlagEditor at={at} field={field} bound={bound} />
    case 'choice':
      return <ChoiceEditor at={at} field={field} bound={bound} />
    case 'colour':
      return <ColourEditor at={at} field={field} bound={bound} />
    case 'keys':
      return <KeysEditor at={at} field={field} bound={bound} />
    case 'link':
      return <LinkEditor at={at} />
    case 'icon':
      return <IconEditor at={at} field={field} bound={bound} />
    case 'product':
    case 'category':
    case 'post':
      return <RecordEditor at={at} field={field} bound={bound} />
    case 'products':
      return <ProductsEditor at={at} field={field} bound={bound} />
    case 'posts':
      return <PostsEditor at={at} field={field} bound={bound} />
    case 'video':
      return <VideoEditor at={at} field={field} bound={bound} />
    case 'date':
      return <DateEditor at={at} field={field} bound={bound} />
    case 'group':
      return (
        <fieldset className="flex min-w-0 flex-col gap-4 border-l-2 border-line pl-4">
          <legend className="float-left mb-3 w-full text-sm font-semibold">{bound.name}</legend>
          <FieldEditors at={at} shape={field.of} />
        </fieldset>
      )
    case 'list':
      return <ListEditor at={at} field={field} bound={bound} Fields={FieldEditors} />
  }
  throw new Error(`No such field: ${field satisfies never}`)
}

/** Every field of a shape, in its order. `at` is where the shape stands. */
export function FieldEditors({ at, shape }: { at: At; shape: Shape }) {
  return Object.entries(shape).map(([name, field]) => <FieldEditor key={name} at={{ ...at, path: [...at.path, name] }} field={field} />)
}
