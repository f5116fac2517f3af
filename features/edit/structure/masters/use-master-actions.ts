import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { call } from '@/lib/api/client'
import { ApiError } from '@/lib/api/errors'
import { linkApi } from '@/lib/api/v1/cms/link'
import { toastError, toastInfo } from '@/lib/browser/toast/toast'
import type { Change } from '@/lib/documents/changes'
import { resetToMaster, resetAllToMaster, masterKey, shareValues, type EditScope } from '@/lib/documents/masters/master-edits'
import { masterOf } from '@/lib/documents/masters/masters'
import { newDocumentId, withNewIds } from '@/lib/documents/new-ids'
import { announce } from '../../announce'
import { editStore, commitEdit } from '../../store/edit-store'
import type { HistoryLabel, KeyedChanges } from '../../store/history'
import { loadDraft } from '../../store/load-draft'
import { catchUp, hasUnsaved, performOnServer, saveAll } from '../../store/saving'
import { masterUse, sectionWithMaster } from '../../store/section-masters'
import { sectionAt, type SectionRef } from '../section-ref'
import { mastersQuery } from './master-queries'

/** What can be done with shared sections; each is one step of the history (docs/rules/editing.md#masters). */
export function useMasterActions() {
  const t = useTranslations('edit.masters')
  const client = useQueryClient()

  /**
   * Makes a section of a page a shared one. Returns whether it is one now, also where the answer got lost or the master's draft did not load
   * (docs/rules/editing.md#sharing).
   */
  async function share(ref: SectionRef, title: string): Promise<boolean> {
    const type = sectionAt(ref)?.type
    let isLoaded = true
    try {
      await saveAll()
      if (hasUnsaved([ref.key])) {
        toastError(t('unsaved'))
        return false
      }
      const id = Number(ref.key.split(':')[1])
      await performOnServer(ref.key, { message: 'share', section: type }, async (revision) => {
        const { batches, master } = await call(linkApi.masters, { id, section: ref.section, revision, title })
        await loadDraft(masterKey(master.id)).catch(() => {
          isLoaded = false
        })
        return { batches }
      })
    } catch (error) {
      return isSharedAfterAll(ref, error)
    }
    if (isLoaded) announce(t('shared', { title }))
    else toastError(t('sharedUnloaded'))
    void client.invalidateQueries({ queryKey: mastersQuery.queryKey })
    return true
  }

  /** A lost answer, or a colleague's newer revision: the server says what has become of the section. */
  async function isSharedAfterAll(ref: SectionRef, error: unknown): Promise<boolean> {
    try {
      await catchUp(ref.key)
    } catch {
      toastError(isLost(error) ? t('sharedUnknown') : error)
      return false
    }
    const own = sectionAt(ref)
    const isShared = own !== undefined && masterOf(own) !== null
    if (isShared) toastInfo(t('sharedAfterAll'))
    else toastError(error)
    void client.invalidateQueries({ queryKey: mastersQuery.queryKey })
    return isShared
  }

  /** Another name is an edit of the master: it shows in the section manager once it is published. */
  function rename(ref: SectionRef, title: string): boolean {
    const use = masterUse(ref)
    const id = use && masterOf(use.own)
    if (!id) return false
    const change: Change = { kind: 'set', section: '', path: ['page', 'title'], value: title }
    commitEdit({ label: { message: 'rename', section: use.own.type }, changes: [{ key: masterKey(id), changes: [change] }] })
    announce(t('renamed', { title }))
    return true
  }

  function detach(ref: SectionRef) {
    const own = sectionAt(ref)
    if (!own) return
    // Without the master's values only an empty section would remain.
    if (!masterUse(ref)) {
      toastError(t('missing'))
      return
    }
    const { master: _master, type, pos, ...parts } = sectionWithMaster(editStore.getState().documents, own)
    const changes = withNewIds([{ ...parts, type, pos }], newDocumentId).flatMap(({ section: value }) => [
      { kind: 'remove', section: ref.section } as const,
      { kind: 'add', section: ref.section, value } as const,
    ])
    commitEdit({ label: { message: 'detach', section: own.type }, changes: [{ key: ref.key, changes }] })
    announce(t('detached'))
  }

  function takeBackAll(ref: SectionRef) {
    const use = masterUse(ref)
    if (!use) return
    step({ message: 'giveBackAll', section: use.own.type }, resetAllToMaster(use))
    announce(t('givenBack'))
  }

  /** Where edits of the section go from now on; those made before the question follow. */
  function chooseScope(ref: SectionRef, scope: EditScope) {
    const reference = `${ref.key} ${ref.section}`
    const { changedPaths = [], scope: before } = editStore.getState().sharedEdits[reference] ?? {}
    editStore.setState(({ sharedEdits }) => ({ sharedEdits: { ...sharedEdits, [reference]: { scope, changedPaths: [] } } }))
    const use = masterUse(ref)
    if (use && scope === 'everywhere') step({ message: 'everywhere', section: use.own.type }, shareValues(use, changedPaths))
    // What went everywhere stays there.
    if (before === 'everywhere' && scope === 'here') toastInfo(t('chosen.fromNow'))
    else announce(t(`chosen.${scope}`))
  }

  return { share, rename, detach, takeBackAll, chooseScope }
}

/** Whether the server may have done it all the same. */
function isLost(error: unknown) {
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 500
}

/** Gives the own value of a field back for the master's. */
export function resetFieldToMaster({ key, section, path }: SectionRef & { path: string[] }) {
  const use = masterUse({ key, section })
  if (use) step({ message: 'giveBack', section: use.own.type, path }, resetToMaster(use, path))
}

function step(label: HistoryLabel, changes: ReturnType<typeof resetToMaster>) {
  commitEdit({ label, changes: changes.map(({ key, change }): KeyedChanges => ({ key, changes: [change] })) })
}
