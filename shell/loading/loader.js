// The parts that a page or a board loads when somebody asks for them. Each is loaded once, however many ask for it. A
// part that does not come is told, and is asked for again the next time.

/** @template {Record<string, () => Promise<unknown>>} Imports */
export class Loader {
  #imports;
  #tell;
  #update;
  /** @type {{ [Name in keyof Imports]?: Promise<Awaited<ReturnType<Imports[Name]>>> }} */
  #loading = {};
  /** @type {{ [Name in keyof Imports]?: Awaited<ReturnType<Imports[Name]>> }} */
  #loaded = {};
  /** The content at a part's place when a picture last asked for it. @type {Map<keyof Imports, unknown>} */
  #asked = new Map();

  /**
   * @param {Imports} imports the function that loads each part, by its name
   * @param {(error: unknown) => void} [tell] tells somebody that a part did not come
   * @param {() => void} [update] asks for a new picture
   */
  constructor(imports, tell = () => {}, update = () => {}) {
    this.#imports = imports;
    this.#tell = tell;
    this.#update = update;
  }

  /**
   * A part. Rejects if it does not come.
   * @template {keyof Imports} Name
   * @param {Name} name
   * @returns {Promise<Awaited<ReturnType<Imports[Name]>>>}
   */
  load(name) {
    const known = this.#loading[name];
    if (known) return known;
    const loading = /** @type {Promise<Awaited<ReturnType<Imports[Name]>>>} */ (this.#imports[name]());
    this.#loading[name] = loading;
    loading.then(
      (part) => (this.#loaded[name] = part),
      () => delete this.#loading[name],
    );
    return loading;
  }

  /**
   * A part; undefined if it does not come, which is told.
   * @template {keyof Imports} Name
   * @param {Name} name
   * @returns {Promise<Awaited<ReturnType<Imports[Name]>> | undefined>}
   */
  async bring(name) {
    try {
      return await this.load(name);
    } catch (error) {
      this.#tell(error);
      return undefined;
    }
  }

  /**
   * A part for a picture, if it is there. Otherwise it is asked for, and when it has come a new picture; if it does not
   * come, not again before something else stands there.
   * @template {keyof Imports} Name
   * @param {Name} name
   * @param {unknown} [place] the content there, such as the open dialog
   * @returns {Awaited<ReturnType<Imports[Name]>> | undefined}
   */
  show(name, place) {
    const part = this.#loaded[name];
    if (part || (this.#asked.has(name) && this.#asked.get(name) === place)) return part;
    this.#asked.set(name, place);
    this.bring(name).then((part) => part && this.#update());
    return undefined;
  }
}
