'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { Checkbox } from '@/components/ui/control/checkbox'
import { Field } from '@/components/ui/control/field'
import { Input } from '@/components/ui/control/input'
import { Select } from '@/components/ui/control/select'
import { Textarea } from '@/components/ui/control/textarea'
import type { MediaItem } from '@/lib/api/entities/media-item.schema'
import { mediaFoldersQuery, mediaTagsQuery } from '../media-queries'
import { MediaThumb } from '../media-thumb'
import { AltTexts } from './alt-texts'
import type { ItemDraft } from './item-draft'
import { PosterField } from './poster-field'

type ItemTextsProps = { item: MediaItem; draft: ItemDraft; onChange: (change: Partial<ItemDraft>) => void }

/** Title, description, alternative texts, tags and folder of an item. */
export function ItemTexts({ item, draft, onChange }: ItemTextsProps) {
  const t = useTranslations('edit.media.item')
  const id = useId()
  const { data: folders } = useQuery(mediaFoldersQuery)
  const { data: tags } = useQuery(mediaTagsQuery)
  const hasAlt = item.kind === 'picture'

  return (
    <div className="grid gap-6 md:grid-cols-[14rem_minmax(0,1fr)]">
      <MediaThumb item={item} sizes="14rem" className="h-44 w-full rounded md:aspect-square md:h-auto" />
      <div className="flex flex-col gap-5">
        <Field id={`${id}-title`} label={t('title')} required>
          {(control) => (
            <Input
              {...control}
              maxLength={200}
              value={draft.title}
              onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
            />
          )}
        </Field>
        {hasAlt ? (
          <div className="flex flex-col gap-2">
            <AltTexts alt={draft.alt} isDisabled={draft.decorative} onChange={(alt) => onChange({ alt })} />
            <Checkbox checked={draft.decorative} onChange={({ currentTarget }) => onChange({ decorative: currentTarget.checked })}>
              {t('decorative')}
            </Checkbox>
          </div>
        ) : null}
        {item.kind === 'video' ? (
          <PosterField item={item} posterId={draft.posterId} onChange={(posterId) => onChange({ posterId })} />
        ) : null}
        <Field id={`${id}-description`} label={t('description')}>
          {(control) => (
            <Textarea
              {...control}
              rows={2}
              maxLength={2000}
              value={draft.description}
              onChange={({ currentTarget }) => onChange({ description: currentTarget.value })}
            />
          )}
        </Field>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field id={`${id}-tags`} label={t('tags')} hint={t('tagsHint')}>
            {(control) => (
              <>
                <Input
                  {...control}
                  list={`${id}-known`}
                  value={draft.tags}
                  onChange={({ currentTarget }) => onChange({ tags: currentTarget.value })}
                />
                <datalist id={`${id}-known`}>
                  {tags?.tags.map(({ tag }) => (
                    <option key={tag} value={tag}>
                      {tag}
                    </option>
                  ))}
                </datalist>
              </>
            )}
          </Field>
          <Field id={`${id}-folder`} label={t('folder')}>
            {(control) => (
              <Select
                {...control}
                value={draft.folderId ?? ''}
                onChange={({ currentTarget }) => onChange({ folderId: currentTarget.value === '' ? null : Number(currentTarget.value) })}
              >
                <option value="">{t('noFolder')}</option>
                {folders?.folders.map(({ id: folder, name }) => (
                  <option key={folder} value={folder}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
      </div>
    </div>
  )
}
