'use client'

import { useMemo } from 'react'
import { useTranslations } from 'next-intl'
import { useEditStore } from '../../store/edit-store'
import { FieldPlaceProvider, type FieldPlace } from '../../kit/field-place'
import { isSharedDocument } from '../../structure/documents'
import { kindOf, shapeOfKind } from '../value/value-shapes'
import { PageSettings } from './page-settings'
import { PostSettings } from './post-settings'
import { ProductSettings } from './product-settings'
import { SearchPreview } from './search-preview'
import { TextSetting } from './text-setting'

/** What the page, post, product, category or event on the canvas is called, and where and whether visitors get it. */
export function PagePanel() {
  const t = useTranslations('edit.pages.settings')
  const key = useEditStore(({ documents }) => Object.keys(documents).find((one) => !isSharedDocument(one)) ?? null)
  if (key === null) return <p className="text-ink-soft">{t('none')}</p>
  return <DocumentSettings key={key} documentKey={key} />
}

function DocumentSettings({ documentKey }: { documentKey: string }) {
  const kind = kindOf(documentKey)
  const id = Number(documentKey.split(':')[1])
  const place = useMemo(
    (): FieldPlace => ({ key: documentKey, section: '', type: kind, shape: shapeOfKind(kind), path: [] }),
    [documentKey, kind],
  )
  const texts = Object.keys(place.shape).filter((name) => place.shape[name]?.kind === 'text')
  return (
    <FieldPlaceProvider place={place}>
      <div className="flex flex-col gap-6">
        <div className="flex flex-col gap-4">
          {texts.map((at) => (
            <TextSetting key={at} at={at} />
          ))}
        </div>
        <SearchPreview documentKey={documentKey} />
        {kind === 'page' ? <PageSettings id={id} /> : null}
        {kind === 'post' ? <PostSettings id={id} /> : null}
        {kind === 'product' ? <ProductSettings id={id} /> : null}
      </div>
    </FieldPlaceProvider>
  )
}
