// The Python module `nonet._native`.
#include "bindings.h"

NB_MODULE(_native, module) {
  module.doc() = "The hot loops of Nonet.";
  nonet::bind_control(module);
  nonet::bind_general(module);
  nonet::bind_classic(module);
  nonet::bind_logic(module);
  nonet::bind_hodoku(module);
  nonet::bind_rating(module);
  nonet::bind_make(module);
}
