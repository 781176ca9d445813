// Where JavaScript can be changed by a small fault: a list of replacements, found in the syntax tree. What the type
// checker refuses is for the caller to find out.

import ts from 'typescript';

/** @typedef {import('./c-mutations.mjs').Mutation} Mutation */

const { SyntaxKind } = ts;

/** The operator that takes the place of another. @type {Record<number, string>} */
const otherOperators = {
  [SyntaxKind.LessThanToken]: '<=',
  [SyntaxKind.LessThanEqualsToken]: '<',
  [SyntaxKind.GreaterThanToken]: '>=',
  [SyntaxKind.GreaterThanEqualsToken]: '>',
  [SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [SyntaxKind.ExclamationEqualsEqualsToken]: '===',
  [SyntaxKind.AmpersandAmpersandToken]: '||',
  [SyntaxKind.BarBarToken]: '&&',
  [SyntaxKind.PlusToken]: '-',
  [SyntaxKind.MinusToken]: '+',
  [SyntaxKind.PlusEqualsToken]: '-=',
  [SyntaxKind.MinusEqualsToken]: '+=',
};

/** Whether code only logs, for somebody who searches for a fault. */
function isLogging(/** @type {ts.Node} */ node) {
  return ts.isCallExpression(node) && /^console\./.test(node.expression.getText());
}

/** Whether an expression is text, where `+` cannot become `-`. @returns {boolean} */
function isText(/** @type {ts.Node} */ node) {
  if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) return true;
  return ts.isBinaryExpression(node) && (isText(node.left) || isText(node.right));
}

/** Whether a statement only leaves where it stands. */
function isExit(/** @type {ts.Statement} */ node) {
  return (
    ts.isReturnStatement(node) || ts.isThrowStatement(node) || ts.isBreakStatement(node) || ts.isContinueStatement(node)
  );
}

/** The one statement of a branch. */
function onlyStatement(/** @type {ts.Statement} */ branch) {
  if (!ts.isBlock(branch)) return branch;
  return branch.statements.length === 1 ? branch.statements[0] : undefined;
}

/** Calls that are the same with their arguments in another order. */
const isSymmetric = (/** @type {ts.CallExpression} */ { expression }) =>
  /^Math\.(min|max|hypot)$/.test(expression.getText());

class JsReader {
  /** @type {Mutation[]} */
  found = [];

  constructor(/** @type {string} */ text) {
    this.text = text;
    this.file = ts.createSourceFile('module.js', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
  }

  /** Notes that nodes from one to another become a text. */
  note(
    /** @type {string} */ kind,
    /** @type {ts.Node} */ first,
    /** @type {ts.Node} */ last,
    /** @type {string} */ text,
  ) {
    const start = first.getStart(this.file);
    const { end } = last;
    if (this.text.slice(start, end) !== text) this.found.push({ start, end, text, kind, inside: '' });
  }

  /** Two nodes change places. */
  noteSwap(/** @type {string} */ kind, /** @type {ts.Node} */ one, /** @type {ts.Node} */ other) {
    const between = this.text.slice(one.end, other.getStart(this.file));
    this.note(kind, one, other, other.getText() + between + one.getText());
  }

  readOperator(/** @type {ts.BinaryExpression} */ node) {
    const { kind } = node.operatorToken;
    const other = otherOperators[kind];
    if (!other || ((other === '-' || other === '-=') && isText(node))) return;
    const isLogic = kind === SyntaxKind.AmpersandAmpersandToken || kind === SyntaxKind.BarBarToken;
    const isRelation = /[<>=!]=*$/.test(other) && !/^[+-]/.test(other);
    this.note(isLogic ? 'and-or' : isRelation ? 'relation' : 'sign', node.operatorToken, node.operatorToken, other);
  }

  readNumber(/** @type {ts.NumericLiteral} */ node) {
    if (!/^\d{1,9}$/.test(node.getText())) return;
    const value = Number(node.text);
    this.note('number', node, node, String(value + 1));
    if (value > 0) this.note('number', node, node, String(value - 1));
  }

  readCondition(/** @type {ts.Expression} */ node) {
    this.note('negation', node, node, `!(${node.getText()})`);
  }

  /** Arguments of one kind that follow each other change places, and so do the values of an object's fields. */
  readNeighbours(/** @type {readonly ts.Expression[]} */ list) {
    for (let i = 0; i + 1 < list.length; i++) {
      const [one, other] = [list[i], list[i + 1]];
      const isFunction = [one, other].some((item) => ts.isArrowFunction(item) || ts.isSpreadElement(item));
      if (!isFunction && one.getText() !== other.getText()) this.noteSwap('swap', one, other);
    }
  }

  readStatement(/** @type {ts.Statement} */ node) {
    if (ts.isExpressionStatement(node) && !isLogging(node.expression)) {
      if (!ts.isStringLiteral(node.expression) && !/^super\b/.test(node.getText()))
        this.note('statement', node, node, ';');
    } else if (ts.isIfStatement(node) && !node.elseStatement) {
      const statement = onlyStatement(node.thenStatement);
      if (statement && isExit(statement)) this.note('exit', node, node, ';');
    } else if (ts.isBreakStatement(node) || ts.isContinueStatement(node)) {
      this.note('exit', node, node, ';');
    }
  }

  /** A constant of the same sort is returned instead. */
  readReturned(/** @type {ts.Expression} */ node) {
    const text = node.getText();
    for (const constant of ['true', 'false', '0', "''", 'null', 'undefined', '[]'])
      if (text !== constant) this.note('return', node, node, constant);
  }

  /** @returns {void} */
  visit(/** @type {ts.Node} */ node) {
    if (isLogging(node) || ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    // The message of an error is words.
    if (ts.isNewExpression(node) && /Error$/.test(node.expression.getText())) return;
    if (ts.isBinaryExpression(node)) this.readOperator(node);
    if (ts.isNumericLiteral(node)) this.readNumber(node);
    if (ts.isPrefixUnaryExpression(node) && node.operator === SyntaxKind.ExclamationToken)
      this.note('negation', node, node, node.operand.getText());
    if (ts.isIfStatement(node) || ts.isWhileStatement(node)) this.readCondition(node.expression);
    if (ts.isConditionalExpression(node)) this.noteSwap('arms', node.whenTrue, node.whenFalse);
    if ((ts.isCallExpression(node) && !isSymmetric(node)) || ts.isNewExpression(node))
      this.readNeighbours(node.arguments ?? []);
    if (ts.isObjectLiteralExpression(node))
      this.readNeighbours(
        node.properties.flatMap((field) => (ts.isPropertyAssignment(field) ? [field.initializer] : [])),
      );
    if (ts.isReturnStatement(node) && node.expression) this.readReturned(node.expression);
    if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) this.readReturned(node.body);
    if (ts.isBlock(node) || ts.isSourceFile(node) || ts.isCaseOrDefaultClause(node))
      for (const statement of node.statements) this.readStatement(statement);
    if (ts.isIfStatement(node) && !ts.isBlock(node.thenStatement)) this.readStatement(node.thenStatement);
    if ((ts.isForStatement(node) || ts.isForOfStatement(node)) && !ts.isBlock(node.statement))
      this.readStatement(node.statement);
    ts.forEachChild(node, (child) => this.visit(child));
  }
}

/** All faults that JavaScript could have by one small change, in the order of the text. */
export function findJsMutations(/** @type {string} */ text) {
  const reader = new JsReader(text);
  reader.visit(reader.file);
  return reader.found.sort((a, b) => a.start - b.start || a.end - b.end || (a.text < b.text ? -1 : 1));
}
