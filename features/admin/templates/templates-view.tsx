'use client'

import { useQuery } from '@tanstack/react-query'
import { LayoutTemplate, Plus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { lazyComponent } from '@/components/lazy-component'
import { Button } from '@/components/ui/button/button'
import { OfficeList } from '@/features/admin/table/office-list'
import type { PostType } from '@/lib/api/v1/cms/post-type.schema'
import { useMayCall } from '@/features/auth/session/use-may-call'
import { postTypeApi } from '@/lib/api/v1/cms/post-type'
import { TemplateRow } from './template-row'
import { templatesQuery } from './template-queries'

const CreateTemplate = lazyComponent(async () => (await import('./create-template')).CreateTemplate)
const RenameTemplate = lazyComponent(async () => (await import('./rename-template')).RenameTemplate)
const DeleteTemplate = lazyComponent(async () => (await import('./delete-template')).DeleteTemplate)

/** What new pages and posts begin with. */
export function TemplatesView({ page }: { page: number }) {
  const t = useTranslations('admin.templates')
  const [isCreating, setIsCreating] = useState(false)
  const [renamedId, setRenamedId] = useState<number | null>(null)
  const [deleted, setDeleted] = useState<PostType | null>(null)
  const mayCreate = useMayCall(postTypeApi.create)
  const mayChange = useMayCall(postTypeApi.update, postTypeApi.delete)
  const query = useQuery(templatesQuery(page))
  const renamed = query.data?.records.find(({ id }) => id === renamedId)
  return (
    <>
      <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <h1 className="mb-2 text-3xl">{t('title')}</h1>
          <p className="max-w-prose text-pretty text-ink-soft">{t('lead')}</p>
        </div>
        {mayCreate ? (
          <Button onClick={() => setIsCreating(true)}>
            <Plus aria-hidden="true" className="size-4" />
            {t('add')}
          </Button>
        ) : null}
      </header>
      <OfficeList
        namespace="templates"
        icon={<LayoutTemplate aria-hidden="true" />}
        query={query}
        hrefFor={(number) => ({ pathname: '/admin/templates', query: { page: number } })}
      >
        {(template) => (
          <TemplateRow
            key={template.id}
            template={template}
            actions={mayChange ? { onRename: () => setRenamedId(template.id), onDelete: () => setDeleted(template) } : null}
          />
        )}
      </OfficeList>
      {isCreating ? <CreateTemplate onClose={() => setIsCreating(false)} /> : null}
      {renamed ? <RenameTemplate template={renamed} onClose={() => setRenamedId(null)} /> : null}
      {deleted ? <DeleteTemplate template={deleted} onClose={() => setDeleted(null)} /> : null}
    </>
  )
}
