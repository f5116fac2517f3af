import type { EditedPicture } from '@/lib/api/entities/media.schema'
import type { Document } from '@/lib/documents/document'
import { addPictures, editStore } from '../edit-store'

/** Shows another version on the canvas in place of the draft, which stays as it is. Returns what ends it. */
export function showVersion(
  key: string,
  { document, pictures }: { document: Document; pictures: { [id: string]: EditedPicture } },
): () => void {
  const { mode } = editStore.getState()
  addPictures(Object.values(pictures))
  // Nothing is edited while the canvas shows something else; whoever returns to editing sees the draft.
  editStore.setState({ preview: { key, document }, mode: 'look', selection: null })
  return () => editStore.setState((state) => ({ preview: null, mode: state.mode === 'look' ? mode : state.mode }))
}
