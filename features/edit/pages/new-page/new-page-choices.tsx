'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { Field } from '@/components/ui/control/field'
import { Select } from '@/components/ui/control/select'
import { MenuName } from '@/lib/api/v1/cms/navigation/office.schema'
import { allPagesQuery, templatesQuery } from '../page-queries'
import { usePageName } from '../use-page-name'
import { originOf, originValue, type NewPage } from './new-page'

type NewPageChoicesProps = { id: string; page: NewPage; onChange: (values: Partial<NewPage>) => void }

/** What the new page is, what it begins with and where it stands. */
export function NewPageChoices({ id, page: { kind, from, parentId, menu }, onChange }: NewPageChoicesProps) {
  const t = useTranslations('edit.pages.new')
  const menuName = useTranslations('edit.pages.menus')
  const pageName = usePageName()
  const { data: pages } = useQuery(allPagesQuery)
  const { data: templates } = useQuery(templatesQuery)
  const ofKind = templates?.records.filter((one) => one.kind === kind) ?? []
  return (
    <>
      <Field id={`${id}-kind`} label={t('kind')}>
        {(control) => (
          <Select
            {...control}
            value={kind}
            onChange={({ target }) => onChange({ kind: target.value === 'post' ? 'post' : 'page', from: { kind: 'blank' } })}
          >
            <option value="page">{t('page')}</option>
            <option value="post">{t('post')}</option>
          </Select>
        )}
      </Field>
      <Field id={`${id}-from`} label={t('from')}>
        {(control) => (
          <Select {...control} value={originValue(from)} onChange={({ target }) => onChange({ from: originOf(target.value) })}>
            <option value="">{t('blank')}</option>
            {ofKind.length > 0 ? (
              <optgroup label={t('templates')}>
                {ofKind.map((one) => (
                  <option key={one.id} value={`postType:${one.id}`}>
                    {one.title}
                  </option>
                ))}
              </optgroup>
            ) : null}
            {kind === 'page' && pages ? (
              <optgroup label={t('copies')}>
                {pages.records.map((one) => (
                  <option key={one.id} value={`page:${one.id}`}>
                    {pageName(one)}
                  </option>
                ))}
              </optgroup>
            ) : null}
          </Select>
        )}
      </Field>
      {kind === 'page' ? (
        <>
          <Field id={`${id}-parent`} label={t('parent')}>
            {(control) => (
              <Select
                {...control}
                value={parentId ?? ''}
                onChange={({ target }) => onChange({ parentId: target.value === '' ? null : Number(target.value) })}
              >
                <option value="">{t('noParent')}</option>
                {pages?.records.map((one) => (
                  <option key={one.id} value={one.id}>
                    {pageName(one)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field id={`${id}-menu`} label={t('menu')} hint={t('menuHint')}>
            {(control) => (
              <Select
                {...control}
                value={menu ?? ''}
                onChange={({ target }) => onChange({ menu: MenuName.safeParse(target.value).data ?? null })}
              >
                <option value="">{t('noMenu')}</option>
                {MenuName.options.map((name) => (
                  <option key={name} value={name}>
                    {menuName(name)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </>
      ) : null}
    </>
  )
}
