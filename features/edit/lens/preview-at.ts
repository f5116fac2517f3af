import { editStore } from '../store/edit-store'

/** Shows the page as it will be at the moment (ms), or as it is. */
export function previewAt(next: number | null) {
  editStore.setState({
    moment: next === null ? null : new Date(next).toISOString(),
    selection: null,
    editsChoice: null,
    followedDocuments: [],
  })
}
