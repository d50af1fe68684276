import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { findContractProblems } from '../scripts/checks.ts';
import {
  listOperations,
  resolveRef,
  type Contract,
  type MediaType,
  type Operation,
  type Schema,
} from '../scripts/contract.ts';

const bundled = readFileSync(new URL('../generated/openapi.json', import.meta.url), 'utf8');
let contract: Contract;
beforeEach(() => {
  contract = JSON.parse(bundled) as Contract;
});

const operation = (id: string): Operation => {
  const found = listOperations(contract).find((placed) => placed.operation.operationId === id);
  if (!found) throw new Error(`no operation ${id}`);
  return found.operation;
};

/** Collects all property names in the responses of an operation, at any depth. */
function namesIn(id: string): Set<string> {
  const names = new Set<string>();
  const visit = (given: Schema) => {
    const schema = resolveRef<Schema>(contract, given);
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      names.add(name);
      visit(property);
    }
    if (schema.items) visit(schema.items);
  };
  for (const [status, answer] of Object.entries(operation(id).responses)) {
    if (!status.startsWith('2')) continue;
    for (const { schema } of Object.values(
      resolveRef<{ content?: Record<string, MediaType> }>(contract, answer).content ?? {},
    )) {
      visit(schema);
    }
  }
  return names;
}

describe('responses cannot contain', () => {
  test.each(['getQuiz', 'listQuizzes', 'getCourse', 'getPublicCourse', 'listQuizAttempts'])(
    '%s: the correct option',
    (id) => {
      const names = namesIn(id);
      expect(names).toContain('id');
      for (const name of ['is_correct', 'correct_option_id']) expect(names).not.toContain(name);
    },
  );

  test.each(['getPublicCourse', 'listCourses', 'getCategory'])('%s: a URL, a contact or the viewer', (id) => {
    const names = namesIn(id);
    expect(names).toContain('slug');
    const namedFields = [
      'url',
      'website_url',
      'record_url',
      'pdf_path',
      'question_text',
      'email',
      'phone',
      'has_course',
    ];
    for (const name of namedFields) expect(names).not.toContain(name);
  });

  test.each(['login', 'getUser', 'listUsers'])('%s: a password', (id) => {
    expect([...namesIn(id)].filter((name) => name.includes('password'))).toEqual([]);
  });
});

describe('the checks of the generator', () => {
  test('accept the contract', () => expect(findContractProblems(contract)).toEqual([]));

  test('reject a missing access level', () => {
    delete operation('listUsers')['x-access'];
    expect(findContractProblems(contract)).toContainEqual(expect.stringMatching(/^listUsers: x-access is none of/));
  });

  test('reject a public operation with another access level', () => {
    operation('listUsers').security = [];
    expect(findContractProblems(contract)).toEqual(['listUsers: x-access: public and security: [] go together']);
  });

  test.each(['401', '403', '429'])('reject a missing error response %s', (status) => {
    delete operation('createUserCourse').responses[status];
    expect(findContractProblems(contract)).toEqual([`createUserCourse: does not say what ${status} looks like`]);
  });

  test.each<[string, (body: Schema) => void]>([
    ['body is not closed', (body) => delete body.additionalProperties],
    ['body.answers has no maxItems', (body) => delete body.properties?.['answers']?.maxItems],
    ['body.quiz_id has no minimum or maximum', (body) => delete body.properties?.['quiz_id']?.maximum],
    ['body.attempt_key has no maxLength', (body) => delete body.properties?.['attempt_key']?.format],
  ])('reject an unbounded request: %s', (problem, loosen) => {
    loosen(contract.components.schemas['QuizResultRequest'] ?? {});
    expect(findContractProblems(contract)).toEqual([`createQuizResult: ${problem}`]);
  });

  test('reject a body without an example', () => {
    for (const media of Object.values(operation('login').requestBody?.content ?? {})) delete media.example;
    expect(findContractProblems(contract)).toEqual(['login: the body has no example']);
  });

  test('reject a schema that contains itself', () => {
    const { Category } = contract.components.schemas;
    if (Category?.properties) Category.properties['main'] = { $ref: '#/components/schemas/MainCategory' };
    expect(findContractProblems(contract)).toEqual([
      'schema Category contains itself',
      'schema MainCategory contains itself',
    ]);
  });
});
