// Builds the trees of the benchmark `layout` with Yoga, and measures them in processor time.
//
// The functions of Yoga are those of the Python package `pyyoga`, which `yoga_trees.py` loads before this file.

#include <stdbool.h>
#include <stddef.h>
#include <time.h>

typedef struct YGNode YGNode;
typedef struct YGConfig YGConfig;

YGConfig *YGConfigNew(void);
void YGConfigFree(YGConfig *);
void YGConfigSetPointScaleFactor(YGConfig *, float);
YGNode *YGNodeNewWithConfig(const YGConfig *);
void YGNodeFreeRecursive(YGNode *);
void YGNodeInsertChild(YGNode *, YGNode *, size_t);
void YGNodeCalculateLayout(YGNode *, float, float, int);
void YGNodeStyleSetFlexDirection(YGNode *, int);
void YGNodeStyleSetJustifyContent(YGNode *, int);
void YGNodeStyleSetAlignItems(YGNode *, int);
void YGNodeStyleSetAlignSelf(YGNode *, int);
void YGNodeStyleSetFlexGrow(YGNode *, float);
void YGNodeStyleSetFlexShrink(YGNode *, float);
void YGNodeStyleSetFlexBasis(YGNode *, float);
void YGNodeStyleSetWidth(YGNode *, float);
void YGNodeStyleSetHeight(YGNode *, float);
float YGNodeLayoutGetLeft(const YGNode *);
float YGNodeLayoutGetTop(const YGNode *);
float YGNodeLayoutGetWidth(const YGNode *);
float YGNodeLayoutGetHeight(const YGNode *);

enum { DIRECTION_LTR = 1, COLUMN = 0, ROW = 2, CENTER_ITEMS = 2, STRETCH = 4, CENTER_CONTENT = 1 };

// A tree while it is built: its leaves fill their proposals, or have a fixed size.
typedef struct {
  YGConfig *config;
  bool flexible;
  size_t elements;
  YGNode *first_leaf;
} Tree;

// The results for one tree, in seconds; the frame is that of the outermost stack.
typedef struct {
  double build, layout, resize, change;
  size_t elements;
  float frame[4];
} Result;

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec + time.tv_nsec * 1e-9;
}

// A flexible element has an equal share of the main length, and the whole cross length.
static YGNode *make(Tree *tree) {
  YGNode *node = YGNodeNewWithConfig(tree->config);
  if (tree->flexible) {
    YGNodeStyleSetFlexGrow(node, 1);
    YGNodeStyleSetFlexShrink(node, 1);
    YGNodeStyleSetFlexBasis(node, 0);
    YGNodeStyleSetAlignSelf(node, STRETCH);
  }
  tree->elements++;
  return node;
}

static YGNode *leaf(Tree *tree) {
  YGNode *node = make(tree);
  if (!tree->flexible) {
    YGNodeStyleSetWidth(node, 10);
    YGNodeStyleSetHeight(node, 10);
  }
  if (!tree->first_leaf) tree->first_leaf = node;
  return node;
}

static YGNode *stack(Tree *tree, bool is_row) {
  YGNode *node = make(tree);
  YGNodeStyleSetFlexDirection(node, is_row ? ROW : COLUMN);
  YGNodeStyleSetAlignItems(node, CENTER_ITEMS);
  return node;
}

// Returns a tree with `leaves` leaves. Each stack has at most `branching` children; rows and columns alternate.
static YGNode *branches(Tree *tree, size_t branching, size_t leaves, bool is_row) {
  if (leaves <= 1) return leaf(tree);
  YGNode *node = stack(tree, is_row);
  size_t count = branching < leaves ? branching : leaves;
  for (size_t index = 0; index < count; index++) {
    size_t share = leaves / count + (index < leaves % count ? 1 : 0);
    YGNodeInsertChild(node, branches(tree, branching, share, !is_row), index);
  }
  return node;
}

// Builds a tree with `leaves` leaves and at most `branching` children in each stack, and measures its layouts.
// A `branching` of 0 is a single stack with all leaves.
Result measure(size_t branching, size_t leaves, bool flexible) {
  Tree tree = {.config = YGConfigNew(), .flexible = flexible};
  YGConfigSetPointScaleFactor(tree.config, 0);
  Result result = {0};

  double start = now();
  YGNode *root = YGNodeNewWithConfig(tree.config);
  YGNodeStyleSetJustifyContent(root, CENTER_CONTENT);
  YGNodeStyleSetAlignItems(root, CENTER_ITEMS);
  YGNode *content = branches(&tree, branching ? branching : leaves, leaves, false);
  YGNodeInsertChild(root, content, 0);
  result.build = now() - start;

  start = now();
  YGNodeCalculateLayout(root, 1000, 1000, DIRECTION_LTR);
  result.layout = now() - start;
  result.elements = tree.elements;
  result.frame[0] = YGNodeLayoutGetLeft(content);
  result.frame[1] = YGNodeLayoutGetTop(content);
  result.frame[2] = YGNodeLayoutGetWidth(content);
  result.frame[3] = YGNodeLayoutGetHeight(content);

  start = now();
  YGNodeCalculateLayout(root, 900, 1000, DIRECTION_LTR);
  result.resize = now() - start;

  start = now();
  if (flexible) {
    YGNodeStyleSetFlexGrow(tree.first_leaf, 2);
  } else {
    YGNodeStyleSetWidth(tree.first_leaf, 11);
  }
  YGNodeCalculateLayout(root, 900, 1000, DIRECTION_LTR);
  result.change = now() - start;

  YGNodeFreeRecursive(root);
  YGConfigFree(tree.config);
  return result;
}
