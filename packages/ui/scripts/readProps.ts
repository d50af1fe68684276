import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Node, SyntaxKind } from 'typescript/unstable/ast';
import {
  isBindingElement,
  isIdentifier,
  isObjectBindingPattern,
  isPropertySignatureDeclaration,
} from 'typescript/unstable/ast/is';
import {
  API,
  type Checker,
  type Symbol as TypeSymbol,
  SignatureKind,
  SymbolFlags,
  type Type,
  TypeFlags,
} from 'typescript/unstable/sync';
import { describeProp, type Description } from './propDescriptions.ts';

/** One prop of a component, as its docs page shows it. */
export interface PropDoc {
  name: string;
  /** The type as code, with the members of a union spelled out: `'solid' | 'outline'`. */
  type: string;
  isRequired: boolean;
  /** The default as code, or undefined. */
  defaultValue?: string | undefined;
  /** Where the prop is declared: in Khayamiya, in React Aria, or in the types of HTML elements. */
  from: 'khayamiya' | 'react-aria' | 'html';
  description: Description;
  /** The members of a union of strings, for the control. */
  options?: string[];
}

/** The props of each exported component of one module, by the name of the component. */
export type ModuleProps = Record<string, PropDoc[]>;

const repository = path.resolve(import.meta.dirname, '../../..');
/** Larger unions, such as the names of all icons, are shown by the name of their type. */
const maxMembers = 16;
// `typescript/unstable` exports no names for these two flags.
const noTruncation = 1;
const inTypeAlias = 1 << 23;

/** Reads the props of components with the type checker of TypeScript. Takes one to two seconds for all components. */
export function readProps(files: readonly string[]): Map<string, ModuleProps> {
  const api = new API({ cwd: repository });
  try {
    const configFile = path.join(repository, 'tsconfig.json');
    const project = api.updateSnapshot({ openProjects: [configFile] }).getProject(configFile);
    if (!project) throw new Error(`TypeScript cannot open ${configFile}`);
    return new Map(
      files.map((file) => {
        const source = project.program.getSourceFile(file);
        const module = source && project.checker.getSymbolAtLocation(source);
        if (!module) throw new Error(`TypeScript does not know ${file}`);
        return [file, readModule(project.checker, module, file)];
      }),
    );
  } finally {
    api.close();
  }
}

function readModule(checker: Checker, module: TypeSymbol, file: string): ModuleProps {
  const variantDefaults = readVariantDefaults(file);
  const components: ModuleProps = {};
  for (const exported of checker.getExportsOfModule(module)) {
    if (!/^[A-Z]/.test(exported.name) || !(exported.flags & (SymbolFlags.Function | SymbolFlags.Variable))) continue;
    const type = checker.getTypeOfSymbol(exported);
    // Of overloads, the last one accepts all props.
    const signature = type && checker.getSignaturesOfType(type, SignatureKind.Call).at(-1);
    if (!signature) continue;
    // The last declaration of an overloaded function is the one with a body.
    const declaration = (exported.declarations.at(-1) ?? exported.valueDeclaration)?.resolve();
    const defaults = declaration ? readDefaults(declaration) : new Map<string, string>();
    const [parameter] = signature.getParameters();
    const propsType = parameter && checker.getTypeOfSymbol(parameter);
    components[exported.name] = propsType
      ? readTypeProps(checker, exported.name, propsType, defaults, variantDefaults)
      : [];
  }
  return components;
}

interface Declared {
  symbols: TypeSymbol[];
  /** In how many alternatives of the props the prop may be used. */
  count: number;
}

/** Merges the alternatives of a union of props: a prop is required if every alternative requires it. */
function readTypeProps(
  checker: Checker,
  component: string,
  propsType: Type,
  defaults: Map<string, string>,
  variantDefaults: Map<string, string>,
): PropDoc[] {
  const alternatives = propsType.isUnionType() ? propsType.getTypes() : [propsType];
  const declared = new Map<string, Declared>();
  for (const alternative of alternatives) {
    for (const symbol of checker.getPropertiesOfType(checker.getApparentType(alternative) ?? alternative)) {
      const found = declared.get(symbol.name) ?? { symbols: [], count: 0 };
      found.symbols.push(symbol);
      found.count += 1;
      declared.set(symbol.name, found);
    }
  }
  return [...declared].flatMap(([name, { symbols }]) => {
    const types = symbols.flatMap((symbol) => listMembers(checker, symbol));
    const members = [...new Set(types)].filter((member) => member !== 'undefined' && member !== 'never');
    // `never` in every alternative: the prop is only there to be refused.
    if (members.length === 0) return [];
    const isRequired =
      symbols.length === alternatives.length && symbols.every((symbol) => !(symbol.flags & SymbolFlags.Optional));
    const comment = symbols.map((symbol) => symbol.getDocumentationComment(checker)).find((text) => text !== '');
    const type = joinMembers(members);
    const strings = members.filter((member) => /^'.*'$/.test(member)).map((member) => member.slice(1, -1));
    const variantDefault = variantDefaults.get(name);
    return [
      {
        name,
        type,
        isRequired,
        defaultValue:
          defaults.get(name) ?? (variantDefault && members.includes(variantDefault) ? variantDefault : undefined),
        from: findOrigin(symbols),
        description: describeProp(component, name, comment),
        ...(strings.length === members.length ? { options: strings } : {}),
      },
    ];
  });
}

function findOrigin(symbols: readonly TypeSymbol[]): PropDoc['from'] {
  const paths = symbols.flatMap((symbol) => symbol.declarations.map((declaration) => declaration.path as string));
  if (paths.some((file) => file.includes('/packages/ui/src/'))) return 'khayamiya';
  return paths.some((file) => /react-aria|@react-(aria|types|stately)|react-stately/.test(file))
    ? 'react-aria'
    : 'html';
}

/**
 * The members of the type of a prop as code. Small unions of literals are spelled out. Everything else is as it is written at
 * the declaration, because the type checker replaces `ReactNode` and `IconName` with all their members.
 */
function listMembers(checker: Checker, symbol: TypeSymbol): string[] {
  const type = checker.getTypeOfSymbol(symbol);
  if (!type) return [];
  const declaration = symbol.declarations[0]?.resolve();
  const written = declaration && isPropertySignatureDeclaration(declaration) ? declaration.type?.getText() : undefined;
  const print = (one: Type) => toCode(checker.typeToString(one, undefined, noTruncation | inTypeAlias));
  const members = (type.isUnionType() ? type.getTypes() : [type]).filter((one) => !(one.flags & TypeFlags.Undefined));
  const areLiterals = members.every((one) => one.isLiteralType() || one.flags & (TypeFlags.Boolean | TypeFlags.Null));
  if (areLiterals && members.length <= maxMembers) {
    const printed = [...new Set(members.map(print))];
    if (!written) return printed.toSorted(compareNaturally);
    const order = (member: string) => (written.includes(member) ? written.indexOf(member) : Number.POSITIVE_INFINITY);
    return printed.toSorted((a, b) => order(a) - order(b) || compareNaturally(a, b));
  }
  if (written && /^[\w\s|'<>,.[\]]+$/.test(written) && !isIndexedAccess.test(written)) {
    return splitUnion(written).filter((member) => member !== 'undefined');
  }
  return [...new Set(members.map(print))];
}

const isIndexedAccess = /\['/;
const compareNaturally = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true });

/** Splits `A | Ref<B | C>` into `A` and `Ref<B | C>`. */
function splitUnion(code: string): string[] {
  const members: string[] = [];
  let depth = 0;
  let member = '';
  for (const letter of code) {
    if (letter === '<') depth += 1;
    if (letter === '>') depth -= 1;
    if (letter === '|' && depth === 0) {
      members.push(member.trim());
      member = '';
    } else member += letter;
  }
  return [...members, member.trim()].filter((one) => one !== '');
}

function toCode(text: string): string {
  return text.replaceAll(/"([^"']*)"/g, "'$1'").replaceAll(/import\("[^"]*"\)\./g, '');
}

function joinMembers(members: readonly string[]): string {
  const isBoolean = members.includes('true') && members.includes('false');
  const joined = isBoolean ? ['boolean', ...members.filter((one) => one !== 'true' && one !== 'false')] : members;
  return joined.map((one) => (joined.length > 1 && one.includes('=>') ? `(${one})` : one)).join(' | ');
}

/** The defaults in the parameter of a component, and in the variables it destructures its props into. */
function readDefaults(declaration: Node): Map<string, string> {
  const defaults = new Map<string, string>();
  const visit = (node: Node, depth: number): void => {
    if (isObjectBindingPattern(node)) {
      for (const element of node.elements) {
        if (!isBindingElement(element) || !element.initializer) continue;
        const name = element.propertyName ?? element.name;
        if (name && isIdentifier(name)) defaults.set(name.text, element.initializer.getText());
      }
    }
    const isNested =
      depth > 0 && (node.kind === SyntaxKind.ArrowFunction || node.kind === SyntaxKind.FunctionDeclaration);
    if (!isNested) node.forEachChild((child) => visit(child, depth + 1));
  };
  visit(declaration, 0);
  return defaults;
}

/** The default variants of the recipes beside a component. */
function readVariantDefaults(file: string): Map<string, string> {
  const styles = file.replace(/\.tsx$/, '.css.ts');
  if (!existsSync(styles)) return new Map();
  const blocks = readFileSync(styles, 'utf8').matchAll(/defaultVariants: \{([^}]*)\}/g);
  return new Map(
    [...blocks].flatMap(([, block = '']) =>
      [...block.matchAll(/(\w+): ('[^']*'|\w+)/g)].map(([, name = '', value = '']) => [name, value] as const),
    ),
  );
}
