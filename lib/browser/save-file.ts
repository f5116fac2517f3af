/** Saves a file through the browser's download. */
export function saveFile({ name, content, type }: { name: string; content: BlobPart; type: string }) {
  const url = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // By then the browser has read it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** Saves an archive that the API answered in base64. */
export function saveArchive({ name, content }: { name: string; content: string }) {
  saveFile({ name, content: Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0)), type: 'application/zip' })
}
