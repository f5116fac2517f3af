'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { Field } from '@/components/ui/control/field'
import { Input } from '@/components/ui/control/input'
import { call } from '@/lib/api/client'
import { queryKey } from '@/lib/api/query'
import { domainApi } from '@/lib/api/v2/master/master'
import type { MediaItem } from '@/lib/api/entities/media-item.schema'

type AltTextsProps = { alt: MediaItem['alt']; isDisabled: boolean; onChange: (alt: MediaItem['alt']) => void }

/** The alternative text in each language of the site. */
export function AltTexts({ alt, isDisabled, onChange }: AltTextsProps) {
  const t = useTranslations('edit.media.item')
  const id = useId()
  const { data: languages = [] } = useQuery(siteLanguagesQuery())
  return languages.map(({ code, name }) => (
    <Field
      key={code}
      id={`${id}-${code}`}
      label={languages.length > 1 ? t('altIn', { language: name }) : t('alt')}
      hint={code === languages[0]?.code ? t('altHint') : undefined}
    >
      {(control) => (
        <Input
          {...control}
          maxLength={500}
          disabled={isDisabled}
          value={alt[code] ?? ''}
          onChange={({ currentTarget }) => onChange({ ...alt, [code]: currentTarget.value })}
        />
      )}
    </Field>
  ))
}

/** The languages of the site, its default one first. */
export function siteLanguagesQuery() {
  const input = { host: window.location.hostname }
  return {
    queryKey: queryKey(domainApi.domainDetect, input),
    queryFn: async () => {
      const { cmsLanguages, defaultLanguage } = await call(domainApi.domainDetect, input)
      return cmsLanguages.toSorted((a, b) => Number(b.code === defaultLanguage) - Number(a.code === defaultLanguage))
    },
    staleTime: Infinity,
  }
}
