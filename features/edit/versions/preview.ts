import type { EditedPicture } from '@/lib/api/entities/media.schema'
import type { Document } from '@/lib/documents/document'
import { addLinks, addPictures, editStore, type LinkTargets } from '../store/edit-store'

type Shown = { key: string; document: Document; pictures: { [id: string]: EditedPicture }; links?: LinkTargets }

/** Shows other documents on the canvas in place of the drafts, which stay as they are. Returns what ends it. */
export function showDocuments(shown: readonly Shown[]): () => void {
  const { canvasMode } = editStore.getState()
  addPictures(shown.flatMap(({ pictures }) => Object.values(pictures)))
  for (const { links } of shown) if (links) addLinks(links)
  // Nothing is edited while the canvas shows a preview; editing shows the draft again.
  const preview = Object.fromEntries(shown.map(({ key, document }) => [key, document]))
  editStore.setState({ preview, canvasMode: 'view', selection: null })
  return () => editStore.setState((state) => ({ preview: null, canvasMode: state.canvasMode === 'view' ? canvasMode : state.canvasMode }))
}
