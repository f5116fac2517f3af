'use client'

import { useMemo, type ReactNode } from 'react'
import type { EditableField } from '@/components/editable/edit-layer'
import { useOfficeUser } from '@/features/auth/session/office-user'
import type { Field } from '@/features/sections/fields'
import { EditMessages } from '../../edit-messages'
import { EditImage } from '../../components/fields/edit-image'
import { EditRich } from '../../components/fields/edit-rich'
import { EditText } from '../../components/fields/edit-text'
import { FieldPlaceProvider, type FieldPlace } from '../../kit/field-place'
import { ValueAtMoment } from '../../lens/lazy-moment-region'
import { useEditStore } from '../../store/edit-store'
import { useDraft } from '../../store/load-draft'
import { EditGallery } from '../gallery/lazy-edit-gallery'
import { EditSamples } from '../samples/lazy-edit-samples'
import { kindOf, scopeOfKind, shapeOfKind } from './value-shapes'

type EditValueProps = EditableField & { children: ReactNode }

/** A text or picture of a product, category, post or event, edited where it stands; for who may edit it. */
export function EditValue({ documentKey, field: fieldName, as, className, sizes = '100vw', children }: EditValueProps) {
  const kind = kindOf(documentKey)
  const { data: user } = useOfficeUser()
  const mayEdit = user?.scopes.includes(scopeOfKind(kind)) ?? false
  const isOpen = useDraft(mayEdit ? documentKey : null)
  const isAtMoment = useEditStore(({ moment }) => moment !== null)
  const place = useMemo(
    (): FieldPlace => ({ key: documentKey, section: '', type: kind, shape: shapeOfKind(kind), path: [] }),
    [documentKey, kind],
  )
  if (!isOpen) return children
  const value = (
    <FieldPlaceProvider place={place}>
      <ValueField field={place.shape[fieldName]} {...{ at: fieldName, as, className, sizes, children }} />
    </FieldPlaceProvider>
  )
  return (
    <EditMessages fallback={children}>
      {isAtMoment ? (
        <ValueAtMoment {...{ documentKey, field: fieldName, as, className, sizes }} published={children}>
          {value}
        </ValueAtMoment>
      ) : (
        value
      )}
    </EditMessages>
  )
}

type ValueFieldProps = Omit<EditValueProps, 'documentKey' | 'field'> & { field: Field | undefined; at: string; sizes: string }

function ValueField({ field, at, as, className, sizes, children }: ValueFieldProps) {
  switch (field?.kind) {
    case 'text':
      return <EditText at={at} as={as} className={className} />
    case 'rich':
      return <EditRich at={at} className={className} />
    case 'image':
      return <EditImage at={at} sizes={sizes} priority className={className} />
    case 'list':
      if (at === 'pictures') return <EditGallery at={at}>{children}</EditGallery>
      return at === 'samplePages' ? <EditSamples>{children}</EditSamples> : children
    default:
      return children
  }
}
