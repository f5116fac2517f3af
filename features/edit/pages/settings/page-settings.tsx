'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { Field } from '@/components/ui/control/field'
import { Select } from '@/components/ui/control/select'
import { call } from '@/lib/api/client'
import { officePageApi } from '@/lib/api/v1/cms/page/office'
import type { OfficePage } from '@/lib/api/v1/cms/page/office.schema'
import { toastError } from '@/lib/browser/toast/toast'
import { homeSlug } from '@/lib/routing/reserved-slugs'
import { allPagesQuery, pageQuery } from '../page-queries'
import { usePageName } from '../use-page-name'
import { Translations } from './translations'
import { SettingsFailed } from './settings-failed'
import { SlugSetting } from './slug-setting'
import { ContentStateActions } from './content-state-actions'

/** Address, parent, translations and visibility of a page; the home page has only translations. */
export function PageSettings({ id }: { id: number }) {
  const { data: page, isError, isFetching, refetch } = useQuery(pageQuery(id))
  if (!page && isError) return <SettingsFailed isFetching={isFetching} onRetry={() => void refetch()} />
  if (!page) return null
  if (page.slug === homeSlug) return <Translations current={{ kind: 'page', ...page }} />
  return (
    <>
      <SlugSetting owner={{ kind: 'page', id, slug: page.slug }} />
      <ParentSetting page={page} />
      <Translations current={{ kind: 'page', ...page }} />
      <ContentStateActions
        documentKey={`page:${id}`}
        title={page.title}
        state={page.state}
        stateQueryKey={pageQuery(id).queryKey}
        unpublish={() => call(officePageApi.unpublish, { id })}
        archive={() => call(officePageApi.archive, { id })}
        remove={page.published_at === null && page.state === 'draft' ? () => call(officePageApi.delete, { id }) : undefined}
      />
    </>
  )
}

function ParentSetting({ page: { id, parentId } }: { page: OfficePage }) {
  const t = useTranslations('edit.pages.new')
  const pageName = usePageName()
  const fieldId = useId()
  const client = useQueryClient()
  const { data: pages } = useQuery(allPagesQuery)
  const update = useMutation({
    mutationFn: (next: number | null) => call(officePageApi.update, { id, parentId: next }),
    onSuccess: (page) => client.setQueryData(pageQuery(id).queryKey, page),
    onError: toastError,
  })
  return (
    <Field id={fieldId} label={t('parent')}>
      {(control) => (
        <Select
          {...control}
          value={parentId ?? ''}
          disabled={update.isPending}
          onChange={({ target }) => update.mutate(target.value === '' ? null : Number(target.value))}
        >
          <option value="">{t('noParent')}</option>
          {pages?.records
            .filter((one) => one.id !== id)
            .map((one) => (
              <option key={one.id} value={one.id}>
                {pageName(one)}
              </option>
            ))}
        </Select>
      )}
    </Field>
  )
}
