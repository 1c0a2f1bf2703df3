const [backslash, comma, closeList, closeObject] = [92, 44, 93, 125];

/** Reads JSON from its start to its end, each piece as what the caller knows it to be. Throws SyntaxError where it is another. */
export class JsonReader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** An object, its members read by their names. */
  object(read: (name: string) => unknown): Record<string, unknown> {
    const members: Record<string, unknown> = {};
    this.#open('{');
    while (!this.#isOver(closeObject)) {
      const name = this.string();
      this.#open(':');
      members[name] = read(name);
    }
    return members;
  }

  /** An object of one member whose name says how to read it: that member. */
  single<T>(read: (name: string) => T): T {
    this.#open('{');
    const name = this.string();
    this.#open(':');
    const member = read(name);
    this.#open('}');
    return member;
  }

  list<T>(read: () => T): T[] {
    const members: T[] = [];
    this.#open('[');
    while (!this.#isOver(closeList)) members.push(read());
    return members;
  }

  string(): string {
    this.#open('"');
    const start = this.#at;
    let end = this.#text.indexOf('"', start);
    while (this.#isEscaped(end)) end = this.#text.indexOf('"', end + 1);
    if (end < 0) throw this.#wrong();
    this.#at = end + 1;
    const inside = this.#text.slice(start, end);
    return inside.includes('\\') ? (JSON.parse(`"${inside}"`) as string) : inside;
  }

  /** Whatever comes. */
  any(): unknown {
    const start = this.#next();
    const first = this.#text[start];
    if (first === '{') return this.object(() => this.any());
    if (first === '[') return this.list(() => this.any());
    if (first === '"') return this.string();
    const word = /[^\s,\]}]*/y;
    word.lastIndex = start;
    const [found = ''] = word.exec(this.#text) ?? [];
    this.#at = start + found.length;
    return JSON.parse(found);
  }

  /** Where the next piece begins. */
  #next(): number {
    while (this.#text.charCodeAt(this.#at) <= 32) this.#at++;
    return this.#at;
  }

  #isEscaped(at: number): boolean {
    let slashes = at;
    while (this.#text.charCodeAt(slashes - 1) === backslash) slashes--;
    return (at - slashes) % 2 === 1;
  }

  #open(sign: string): void {
    if (this.#text[this.#next()] !== sign) throw this.#wrong();
    this.#at++;
  }

  /** Whether an object or a list ends here; steps over what ends it or what parts its members. */
  #isOver(end: number): boolean {
    const code = this.#text.charCodeAt(this.#next());
    if (code === end || code === comma) this.#at++;
    return code === end;
  }

  #wrong(): SyntaxError {
    return new SyntaxError(`The database's reply cannot be read at ${this.#at}`);
  }
}
