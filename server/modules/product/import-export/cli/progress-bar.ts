import { withoutControls } from '@/server/modules/product/import-export/csv/without-controls'

const width = 28

/** A progress bar on a terminal; a line for each 10 % elsewhere. */
export class ProgressBar {
  #line = ''
  #tenth = 0

  constructor(
    private readonly title: string,
    private readonly out: Pick<NodeJS.WriteStream, 'write' | 'isTTY'> = process.stdout,
  ) {}

  show({ share, products }: { share: number; products: number }) {
    const percent = Math.floor(share * 100)
    if (this.out.isTTY) {
      const done = Math.round(share * width)
      this.#line = `  ${this.title} ${'█'.repeat(done)}${'░'.repeat(width - done)} ${percent} % (${products})`
      this.out.write(`\r\x1b[2K${this.#line}`)
      return
    }
    if (Math.floor(share * 10) <= this.#tenth) return
    this.#tenth = Math.floor(share * 10)
    this.out.write(`  ${this.title} … ${percent} % (${products})\n`)
  }

  /** Prints a line above the bar, without control characters: a file's names and cells could act on the terminal. */
  log(text: string) {
    const line = withoutControls(text)
    this.out.write(this.#line === '' ? `${line}\n` : `\r\x1b[2K${line}\n${this.#line}`)
  }

  end() {
    if (this.#line !== '') this.out.write('\r\x1b[2K')
    this.#line = ''
  }
}
