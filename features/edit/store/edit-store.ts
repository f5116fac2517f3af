import type { LinkLocale } from '@/lib/routing/paths'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { EditedPicture } from '@/lib/api/entities/media.schema'
import type { DraftData } from '@/lib/api/v1/cms/draft.schema'
import { isSame } from '@/lib/documents/changes'
import type { Document } from '@/lib/documents/document'
import { newId } from '@/lib/text/new-id'
import { edit, openDraft, type Draft } from '@/lib/documents/draft'
import type { EditScope } from '@/lib/documents/masters/master-edits'
import { joinEntries, type HistoryEntry, type HistoryLabel, type KeyedChanges } from './history'

/** How far the changes of a document have come: saved, on their way, kept in this browser only, or refused. */
export type SaveStatus = 'saved' | 'saving' | 'offline' | 'signedOut' | 'refused'

export type OpenDocument = {
  draft: Draft
  status: SaveStatus
  /** Why the server refused, in Croatian. */
  problem: string | null
  /** The field that it refused, where it names one. */
  problemAt: { section: string; path: string[] } | null
  /** When the server last saved a change of this window, in ms since 1970. */
  savedAt: number | null
  /** What visitors see, as far as this window knows; null: unknown. */
  published: Document | null
  /** Whether the draft differs from what visitors see. */
  isChanged: boolean
  /** Whether its newest change is somebody else's and this window has made none. */
  isOthersEdit: boolean
  /** The newest revision that somebody else has saved and this window has taken in; 0: none since it opened the document. */
  othersRevision: number
  visibility: DraftData['visibility']
}

/** `path` leads to the selected field or list item as in changes; empty for the section itself. */
export type Selection = { key: string; section: string; path: string[] }

export type EditState = {
  /** Names this tab to the server. */
  client: string
  documents: { [key: string]: OpenDocument }
  /** What is being opened: the keys of documents, and `missing` while the page of an address is looked for. */
  opening: readonly string[]
  /** The pictures that the documents reference, by id. */
  pictures: { [id: string]: EditedPicture }
  /** The records that the documents link to, by `kind:id`. */
  links: LinkTargets
  /** Whether the canvas edits the page, or shows it as visitors use it. */
  canvasMode: 'edit' | 'view'
  /** Which values edits change: those of all screens, or the phones' own (docs/rules/editing.md#phone-values). */
  device: 'wide' | 'phone'
  selection: Selection | null
  /** The moment at which the page is shown, ISO; null is now (docs/rules/lens.md#moment). */
  moment: string | null
  /** Where edits at that moment go, as chosen; null: not chosen (docs/rules/lens.md#edits-at-a-moment). */
  editsChoice: 'release' | 'newRelease' | 'draft' | null
  /** The documents whose edits at that moment go into a release. */
  followedDocuments: readonly string[]
  /** The shopper for whom prices are shown; null: the editor's own browser (docs/rules/lens.md#audience). */
  audience: 'guest' | 'member' | null
  /** The name of the open side panel. */
  panel: string | null
  past: HistoryEntry[]
  future: HistoryEntry[]
  /** Documents that the canvas shows in place of their drafts, by key, while nothing is edited. */
  preview: { [key: string]: Document } | null
  /** The token of the link by which somebody has come to decide about a request for approval. */
  approvalToken: string | null
  /** Of sections with a master, by `key section`: where edits go, null until the editor chooses, and the fields that were edited before (docs/rules/editing.md#shared-edits). */
  sharedEdits: { [reference: string]: { scope: EditScope | null; changedPaths: string[][] } }
  /** Whether unsaved changes outlive this window; false where the browser keeps nothing. */
  isJournalStored: boolean
  /** Whether the dialog of an ended session is open. */
  isSigningIn: boolean
}

/** What links by id lead to, by `kind:id`. */
export type LinkTargets = { [reference: string]: { target: string; title: string; locale?: LinkLocale | undefined } }

const maxEntries = 500

declare global {
  interface Window {
    izlogEditStore?: StoreApi<EditState>
  }
}

/**
 * One store for all documents of a page. The phone canvas is a frame of the same site that uses the store of the page around it, so both show one draft.
 */
export const editStore: StoreApi<EditState> = sharedStore()

function sharedStore(): StoreApi<EditState> {
  if (typeof window === 'undefined') return newStore()
  const host: Window = isPhoneCanvas() ? window.parent : window
  host.izlogEditStore ??= newStore()
  return host.izlogEditStore
}

function newStore() {
  return createStore<EditState>(() => ({
    client: `c_${newId()}`.slice(0, 40),
    documents: {},
    opening: [],
    pictures: {},
    links: {},
    canvasMode: 'edit',
    device: 'wide',
    selection: null,
    moment: null,
    audience: null,
    panel: null,
    past: [],
    future: [],
    preview: null,
    sharedEdits: {},
    approvalToken: null,
    editsChoice: null,
    followedDocuments: [],
    isJournalStored: true,
    isSigningIn: false,
  }))
}

/** Whether this page is the frame in which the page is edited as phones show it. */
export function isPhoneCanvas() {
  try {
    return window.frameElement?.hasAttribute('data-phone-canvas') ?? false
  } catch {
    return false
  }
}

export function useEditStore<Selected>(select: (state: EditState) => Selected): Selected {
  return useStore(editStore, select)
}

/** For a selector that makes a new list or object each time: renders only when an item of it differs. */
export function useEditStoreShallow<Selected>(select: (state: EditState) => Selected): Selected {
  return useStore(editStore, useShallow(select))
}

type Opened = Pick<DraftData, 'document' | 'revision' | 'pictures' | 'isChanged'> &
  Partial<Pick<DraftData, 'links' | 'visibility' | 'lastEditor' | 'published'>>

export function openDocument(
  key: string,
  { document, revision, pictures, links = {}, isChanged, visibility = 'shown', lastEditor = null, published }: Opened,
) {
  editStore.setState((state) => {
    if (state.documents[key]) return state
    const opened: OpenDocument = {
      draft: openDraft({ client: state.client, document, revision }),
      status: 'saved',
      problem: null,
      problemAt: null,
      savedAt: null,
      // From the API null means: as in `document`. Left out, it is unknown unless nothing is changed.
      published: published ?? (isChanged && published === undefined ? null : document),
      isChanged,
      isOthersEdit: isChanged && lastEditor?.isSelf === false,
      othersRevision: 0,
      visibility,
    }
    return {
      documents: { ...state.documents, [key]: opened },
      pictures: { ...state.pictures, ...pictures },
      links: { ...state.links, ...links },
    }
  })
}

/** Registers pictures before a change references them. */
export function addPictures(pictures: readonly EditedPicture[]) {
  editStore.setState((state) => ({ pictures: { ...state.pictures, ...Object.fromEntries(pictures.map((one) => [one.id, one])) } }))
}

/** Shows a picture no longer, as when a video has lost its poster. */
export function removePicture(id: number) {
  editStore.setState((state) => {
    const { [id]: _removed, ...pictures } = state.pictures
    return { pictures }
  })
}

/** Registers what a link leads to before a change references it. */
export function addLinks(links: LinkTargets) {
  editStore.setState((state) => ({ links: { ...state.links, ...links } }))
}

export function updateDocument(key: string, update: (open: OpenDocument) => Partial<OpenDocument>) {
  editStore.setState((state) => {
    const open = state.documents[key]
    return open ? { documents: { ...state.documents, [key]: { ...open, ...update(open) } } } : state
  })
}

/**
 * Makes an edit and adds it to the history; does nothing where the changes have no effect. `group` joins it with the last entry of the same group, within a second or
 * for as long as one visit of a field lasts (history.ts). `alreadyApplied` is a first part that the document already has, as after a restore on the server.
 */
export function commitEdit({ label, group = null, changes, alreadyApplied = noChanges }: Edit) {
  const inverse = [...applyToDrafts(changes), ...alreadyApplied.inverse]
  if (inverse.length === 0) return
  editStore.setState(({ past }) => {
    const all = [...alreadyApplied.changes, ...changes]
    const entry: HistoryEntry = { id: (past.at(-1)?.id ?? 0) + 1, label, at: Date.now(), group, changes: all, inverse }
    return { past: joinEntries(past, entry).slice(-maxEntries), future: [] }
  })
}

export type Edit = {
  label: HistoryLabel
  group?: string | null
  changes: KeyedChanges[]
  alreadyApplied?: Pick<HistoryEntry, 'changes' | 'inverse'>
}

const noChanges = { changes: [], inverse: [] }

/** Applies changes to the open drafts, without a step of the history; returns what undoes them. */
export function applyToDrafts(changes: readonly KeyedChanges[]): KeyedChanges[] {
  const { documents } = editStore.getState()
  const next = { ...documents }
  const inverses: KeyedChanges[] = []
  for (const { key, changes: ofDocument } of changes) {
    const open = next[key]
    if (!open) continue
    const { draft, inverse } = edit(open.draft, ofDocument)
    if (inverse.length === 0) continue
    next[key] = {
      ...open,
      draft,
      isChanged: true,
      isOthersEdit: false,
      problem: null,
      problemAt: null,
      status: open.status === 'refused' ? 'saving' : open.status,
    }
    inverses.unshift({ key, changes: inverse })
  }
  if (inverses.length > 0) editStore.setState({ documents: next })
  return inverses
}

export function select(selection: Selection | null) {
  const current = editStore.getState().selection
  if (!isSame(current, selection)) editStore.setState({ selection })
}
