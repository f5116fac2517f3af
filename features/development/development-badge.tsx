'use client'

import { useQuery } from '@tanstack/react-query'
import { Icon } from '@/components/ui/icon/icon'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { lazyComponent } from '@/components/lazy-component'
import { Menu, MenuFileLink, MenuItem, MenuLink, MenuSeparator } from '@/components/ui/overlay/menu'
import { cn } from '@/lib/cn'
import { toastError } from '@/lib/browser/toast/toast'
import { coreVersion } from '@/lib/core-version'
import { latestTag } from './cli-calls'
import { logFailuresAsCurl } from './log-curl'

const ProjectReleases = lazyComponent(async () => (await import('./project-releases')).ProjectReleases)
const DomainList = lazyComponent(async () => (await import('./domain-list')).DomainList)
const SectionTool = lazyComponent(async () => (await import('./section-tool')).SectionTool)

type DevelopmentBadgeProps = { placement: 'corner' | 'navigation' }

/** The version, and what developers need beside a page. */
export function DevelopmentBadge({ placement }: DevelopmentBadgeProps) {
  const t = useTranslations('development')
  const [opened, setOpened] = useState<'releases' | 'domains' | 'sections' | null>(null)
  const { data, error } = useQuery({ queryKey: ['/_cli/get-latest-tag'], queryFn: latestTag, retry: false })
  const newer = data?.tag && data.tag !== coreVersion ? data.tag : null
  const close = () => setOpened(null)

  useEffect(logFailuresAsCurl, [])

  useEffect(() => {
    if (error) toastError(error)
  }, [error])

  const badge = (
    <button
      type="button"
      aria-label={`${t('label')}: ${t('version', { version: coreVersion })}`}
      className={cn(
        'inline-flex min-h-11 items-center gap-2 rounded px-3 text-sm font-medium tabular-nums transition-colors sm:pointer-fine:min-h-9',
        placement === 'corner'
          ? 'fixed right-3 bottom-3 z-40 border border-line bg-surface text-ink shadow-lift hover:border-ink print:hidden'
          : 'w-full text-ink-soft hover:bg-sunken hover:text-ink',
      )}
    >
      <Icon name="wrench" className="size-4 shrink-0" />
      {coreVersion}
      {newer ? <span aria-hidden="true" className="size-2 rounded-full bg-accent" /> : null}
    </button>
  )
  return (
    <>
      <Menu trigger={badge}>
        <MenuItem onClick={() => setOpened('releases')}>
          <Icon name="newspaper" />
          {newer ? t('newer', { version: newer }) : t('changelog')}
        </MenuItem>
        <MenuFileLink href="/api/docs" target="_blank" rel="noopener">
          <Icon name="book-open" />
          {t('documentation')}
        </MenuFileLink>
        <MenuLink href="/playground" prefetch={false}>
          <Icon name="shapes" />
          {t('components')}
        </MenuLink>
        <MenuSeparator />
        {placement === 'corner' ? (
          <MenuItem onClick={() => setOpened('sections')}>
            <Icon name="layers" />
            {t('sections')}
          </MenuItem>
        ) : null}
        <MenuItem onClick={() => setOpened('domains')}>
          <Icon name="globe" />
          {t('domains')}
        </MenuItem>
      </Menu>
      {opened === 'releases' ? <ProjectReleases onClose={close} /> : null}
      {opened === 'domains' ? <DomainList onClose={close} /> : null}
      {opened === 'sections' ? <SectionTool onClose={close} /> : null}
    </>
  )
}
